import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

export interface Network {
  port: number;
  /** Drops all data silently, like a pulled cable. */
  freeze(): void;
  /** Delivers the waiting data. */
  thaw(): void;
  /** Forwards a text to the server once and disconnects before the response. */
  cutAfter(text: string): void;
  close(): Promise<void>;
}

/** A proxy to a local port that can be interrupted. */
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
          // The server receives it; its response is dropped.
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
