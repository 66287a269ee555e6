import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";

/** A received mail: envelope, raw bytes as text, and parsed form. */
export interface CaughtMail {
  from: string;
  to: string[];
  raw: string;
  parsed: Email;
}

/** The server's reply to an attempt: accept, reject, or accept and never answer. */
export type Reply = "accept" | "silence" | { code: number; at: "rcpt" | "data" };

export interface SmtpCatcher {
  /** `smtp://127.0.0.1:port` for SMTP_URL. */
  url: string;
  port: number;
  mails: CaughtMail[];
  /** Replies to the next attempts; later ones are accepted. */
  replies: Reply[];
  /** Domains whose recipients are never answered, like a hanging mail server. */
  hanging: Set<string>;
  /** Resolves with all mails when there are enough; rejects after a timeout. */
  waitFor(count: number, timeoutMs?: number): Promise<CaughtMail[]>;
  close(): Promise<void>;
}

/** Starts a real SMTP server that stores mails. `port` 0 takes a free one. */
export async function startSmtp(port = 0): Promise<SmtpCatcher> {
  const mails: CaughtMail[] = [];
  const replies: Reply[] = [];
  const hanging = new Set<string>();
  const sockets = new Set<Socket>();
  /** The reply per connection, because several are open at once. */
  const current = new WeakMap<SMTPServerSession, Reply>();

  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo({ address }, session, done) {
      if (hanging.has(address.slice(address.indexOf("@") + 1))) return;
      const reply = replies.shift() ?? "accept";
      current.set(session, reply);
      done(typeof reply === "object" && reply.at === "rcpt" ? rejection(reply.code) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      const reply = current.get(session);
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        if (typeof reply === "object" && reply.at === "data") return done(rejection(reply.code));
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map((recipient) => recipient.address),
          raw: raw.toString("utf8"),
          parsed: await PostalMime.parse(raw),
        });
        if (reply !== "silence") done();
      });
    },
  };
  const server = new SMTPServer(options);
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const taken = (server.server.address() as AddressInfo).port;

  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    mails,
    replies,
    hanging,
    async waitFor(count, timeoutMs = 10_000) {
      const until = Date.now() + timeoutMs;
      while (mails.length < count) {
        if (Date.now() > until) throw new Error(`${mails.length} of ${count} mails after ${timeoutMs} ms`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return mails;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function rejection(code: number): Error {
  return Object.assign(new Error("refused by the test"), { responseCode: code });
}
