import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

export interface Network {
  port: number;
  /** Nothing passes any more, and nobody is told: as when a cable is pulled. */
  freeze(): void;
  /** What waited goes on. */
  thaw(): void;
  /** Lets a text through to the server once more and cuts its connection before the answer. */
  cutAfter(text: string): void;
  close(): Promise<void>;
}

/** A line to a port of this machine that can be interrupted. */
export async function startNetwork(target: number): Promise<Network> {
  const sockets = new Set<Socket>();
  let frozen = false;
  let cutting: string | undefined;

  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    let cut = false;
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      if (frozen) socket.pause();
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        if (!cut) other.destroy();
      });
      socket.on("data", (chunk) => {
        if (socket === near && cutting !== undefined && chunk.includes(cutting)) {
          cutting = undefined;
          cut = true;
          // The server gets to read it; what it says reaches nobody.
          far.end(chunk);
          near.destroy();
          return;
        }
        other.write(chunk);
      });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });

  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    cutAfter(text) {
      cutting = text;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
