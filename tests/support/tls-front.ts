import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";

export interface TlsFront {
  /** `https://localhost:<port>`; plain HTTP at the same port is redirected there. */
  url: string;
  /** `localhost:<port>`. */
  host: string;
  /** Target servers, round robin; unreachable ones are skipped. */
  servers: string[];
  /** The forwarded status of a server. */
  statusFor: (status: number) => number;
  stop(): void;
}

/**
 * Starts a TLS proxy like that of `deploy/`: it redirects plain HTTP and sends
 * the servers the client's real address. This process trusts its certificate.
 */
export async function startTlsFront(): Promise<TlsFront> {
  const { key, certificate } = makeCertificate();
  setDefaultCACertificates([...getCACertificates("default"), certificate]);
  let turn = 0;
  const secure = createTlsServer({ key, cert: certificate }, (incoming, outgoing) => {
    turn = (turn + 1) % front.servers.length;
    passOn(incoming, outgoing, [...front.servers.slice(turn), ...front.servers.slice(0, turn)]);
  });
  const plain = createServer((incoming, outgoing) => {
    outgoing.writeHead(308, { location: front.url + incoming.url }).end();
  });
  // One port for both, distinguished by the first byte: 22 starts a TLS handshake.
  const door = createTcpServer((socket) => {
    socket.once("error", () => socket.destroy());
    socket.once("data", (chunk: Buffer) => {
      socket.pause();
      socket.unshift(chunk);
      (chunk[0] === 22 ? secure : plain).emit("connection", socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((resolve) => door.listen(0, "localhost", resolve));
  const host = `localhost:${(door.address() as AddressInfo).port}`;
  const front: TlsFront = {
    url: `https://${host}`,
    host,
    servers: [],
    statusFor: (status) => status,
    stop() {
      door.close();
      secure.closeAllConnections();
      plain.closeAllConnections();
    },
  };
  return front;

  function passOn(incoming: IncomingMessage, outgoing: ServerResponse, servers: string[]): void {
    const [server = "", ...others] = servers;
    const headers = { ...incoming.headers, "x-forwarded-for": incoming.socket.remoteAddress };
    const onward = request(server + incoming.url, {
      method: incoming.method ?? "GET",
      headers,
      agent: false,
    });
    // Sent only after connecting: before, another server may get it; afterwards it is never repeated.
    onward.once("socket", (socket) => socket.once("connect", () => incoming.pipe(onward)));
    onward.once("response", (answer) => {
      outgoing.writeHead(front.statusFor(answer.statusCode ?? 502), answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on("error", (error) => {
      const refused = "code" in error && error.code === "ECONNREFUSED";
      if (refused && others.length > 0) passOn(incoming, outgoing, others);
      else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
  }
}

/** Why no TLS proxy can be started here, or undefined. */
export function tlsMissing(): string | undefined {
  return spawnSync("openssl", ["version"]).error ? "The command openssl is missing." : undefined;
}

/** A self-signed certificate for `localhost`; Node cannot create certificates. */
function makeCertificate(): { key: string; certificate: string } {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [keyFile, certificateFile] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", ...kind, ...names, "-keyout", keyFile, "-out", certificateFile], {
    stdio: "pipe",
  });
  const made = { key: readFileSync(keyFile, "utf8"), certificate: readFileSync(certificateFile, "utf8") };
  rmSync(folder, { recursive: true });
  return made;
}
