import { spawn } from "node:child_process";

/** Prints an address once it answers, and opens it in the owner's browser if there is one. */
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
    // There is no browser to open.
    .on("error", () => {})
    .unref();
}
