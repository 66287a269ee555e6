import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { makeSite, updateSite } from "../../profile/site/make-site.ts";
import { findProject } from "../../profile/site/project.ts";
import { hardCases } from "./hard-profiles.ts";

export interface DeliveredSite {
  url: string;
  stop(): void;
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".svg": "image/svg+xml",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** Makes a customer's website, English with long Norwegian words on a second page, and serves it as Netlify does. */
export async function startDeliveredSite(): Promise<DeliveredSite> {
  const folder = mkdtempSync(join(tmpdir(), "delivered-"));
  const { resume } = hardCases["long words"] ?? {};
  const bytes = Buffer.from(JSON.stringify({ ...resume, work: [{ name: "Kiosk", startDate: "2020" }] }));
  const now = new Date("2026-11-25");
  await makeSite(
    { bytes, name: "cv.json" },
    () => folder,
    { theme: "kyst", languages: ["en", "no"], show: ["email"], domain: "kari.example" },
    now,
  );
  writeFileSync(join(folder, "resume.no.json"), JSON.stringify(resume));
  const project = await findProject(folder);
  if (project) await updateSite(project, {}, now);
  const site = join(folder, "site");
  const headersFor = readHeaders(readFileSync(join(site, "_headers"), "utf8"));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site.example");
    const asked = join(site, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    const isThere = existsSync(asked) && statSync(asked).isFile();
    const file = isThere ? asked : join(site, "404.html");
    response.writeHead(isThere ? 200 : 404, {
      "content-type": types[extname(file)] ?? "text/plain; charset=utf-8",
      ...headersFor(pathname),
    });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Netlify's and Cloudflare's format: a path pattern, and its headers indented below. */
function readHeaders(text: string): (path: string) => Record<string, string> {
  const rules = text.split(/\n(?=\S)/).map((rule) => {
    const [pattern = "", ...lines] = rule.trim().split("\n");
    const headers = lines.map((line) => {
      const [, name = "", value = ""] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
      return [name, value] as const;
    });
    return { start: pattern.replace(/\*$/, ""), headers };
  });
  return (path) =>
    Object.fromEntries(rules.filter(({ start }) => path.startsWith(start)).flatMap(({ headers }) => headers));
}
