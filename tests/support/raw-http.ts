import { connect } from "node:net";

/**
 * Writes bytes to a port and returns the response until disconnect or timeout, for
 * requests that no HTTP client would send.
 */
export function converse(port: number, text: string, timeoutMs = 10_000): Promise<string> {
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text, "latin1"));
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(received);
    };
    const timer = setTimeout(done, timeoutMs);
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    socket.on("error", done);
    socket.on("close", done);
  });
}
