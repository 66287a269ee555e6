import { afterAll } from "vitest";
import { killServers } from "./server.ts";

// Registered before those of the test file, and so run after them.
afterAll(killServers);
