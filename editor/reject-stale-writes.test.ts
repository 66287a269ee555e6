import { afterEach, expect, test, vi } from "vitest";
import { rejectStaleWrites } from "./reject-stale-writes.ts";

afterEach(() => void vi.unstubAllGlobals());

test("replaces a file only if it is unchanged since the editor read it", async () => {
  const disk = { name: "a.json", lastModified: 1, size: 10 };
  class FileHandle {
    async getFile() {
      return { ...disk };
    }
    async move(_folder: unknown, _name: string) {
      disk.lastModified++;
    }
  }
  const alert = vi.fn();
  vi.stubGlobal("FileSystemFileHandle", FileHandle);
  vi.stubGlobal("alert", alert);
  rejectStaleWrites("changed");
  const folder = { getFileHandle: async () => new FileHandle() };
  const save = () => new FileHandle().move(folder, "a.json");

  await new FileHandle().getFile();
  await save();
  await save();
  expect(disk.lastModified).toBe(3);
  disk.lastModified = 9;
  await expect(save()).rejects.toThrow("a.json: changed");
  await expect(save()).rejects.toThrow("a.json: changed");
  expect(disk.lastModified).toBe(9);
  expect(alert).toHaveBeenCalledOnce();
});
