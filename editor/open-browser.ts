import { spawn } from "node:child_process";

/** Opens an address in the owner's browser once it answers; prints it in any case. */
export async function openWhenReady(address: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  console.log(
    `\nThe editor: ${address} (Chrome, Edge or another Chromium). In Norwegian: ${address}?lang=no\n`,
  );
  const [command, ...args] =
    process.platform === "win32"
      ? ["cmd", "/c", "start"]
      : [process.platform === "darwin" ? "open" : "xdg-open"];
  spawn(command ?? "", [...args, address], { stdio: "ignore", detached: true })
    // Without a desktop there is nothing to open; the address is printed.
    .on("error", () => {})
    .unref();
}
