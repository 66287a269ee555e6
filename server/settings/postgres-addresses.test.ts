import { describe, expect, test } from "vitest";
import { hostAndPort, parseDatabaseUrl } from "./postgres-addresses.ts";

describe("a PostgreSQL URL", () => {
  test("with one host is used unchanged", () => {
    const url = "postgres://me:p%40ss@db.example:5432/site?sslmode=verify-full";
    expect(parseDatabaseUrl(url)).toEqual({ urls: [url], mustAcceptWrites: false });
  });

  test("with several hosts selects the writable one", () => {
    expect(parseDatabaseUrl("postgresql://me:secret@one:5432,two,[::1]:5433/site?sslmode=disable")).toEqual({
      urls: [
        "postgresql://me:secret@one:5432/site?sslmode=disable",
        "postgresql://me:secret@two/site?sslmode=disable",
        "postgresql://me:secret@[::1]:5433/site?sslmode=disable",
      ],
      mustAcceptWrites: true,
    });
  });

  test("may contain libpq's target_session_attrs", () => {
    const url = "postgres://one/site?target_session_attrs=read-write";
    expect(parseDatabaseUrl(url)).toEqual({ urls: [url], mustAcceptWrites: true });
    expect(parseDatabaseUrl("postgres://one,two/site?target_session_attrs=primary")?.mustAcceptWrites).toBe(
      true,
    );
  });

  test.each([
    ["of another database", "mysql://one/site"],
    ["with a port that is none", "postgres://one:5432,two:many/site"],
    ["that asks for a standby", "postgres://one,two/site?target_session_attrs=any"],
    ["without a scheme", "one:5432/site"],
  ])("%s is rejected", (_what, url) => {
    expect(parseDatabaseUrl(url)).toBe(undefined);
  });

  test("is logged without its password", () => {
    expect(hostAndPort("postgres://me:secret@one:5432/site")).toBe("one:5432");
    expect(hostAndPort("postgres:///site?host=/run/postgresql")).toBe("/run/postgresql");
  });
});
