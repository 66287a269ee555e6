import { afterAll } from "vitest";
import { killServers } from "./server.ts";

// Registered before the test file's hooks, so it runs after them.
afterAll(killServers);
