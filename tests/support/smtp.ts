import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";

/** A mail as the other side received it: the envelope, the raw bytes as text, and the parsed form. */
export interface CaughtMail {
  from: string;
  to: string[];
  raw: string;
  parsed: Email;
}

/** What the peer says to one attempt: takes it, refuses it, or takes it and never answers. */
export type Reply = "accept" | "silence" | { code: number; at: "rcpt" | "data" };

export interface SmtpCatcher {
  /** `smtp://127.0.0.1:port` for SMTP_URL. */
  url: string;
  port: number;
  mails: CaughtMail[];
  /** What the next attempts hear, one each; later ones are accepted. */
  replies: Reply[];
  /** Domains to which a recipient is named and never answered, as by a mail server that hangs behind this one. */
  hanging: Set<string>;
  /** Resolves with all mails once there are so many; rejects after the time is over. */
  waitFor(count: number, timeoutMs?: number): Promise<CaughtMail[]>;
  close(): Promise<void>;
}

/** Starts a real SMTP server on loopback that keeps what it is sent. `port` 0 takes a free one. */
export async function startSmtp(port = 0): Promise<SmtpCatcher> {
  const mails: CaughtMail[] = [];
  const replies: Reply[] = [];
  const hanging = new Set<string>();
  const sockets = new Set<Socket>();
  /** What each connection hears for the mail at hand: several are open at once. */
  const current = new WeakMap<SMTPServerSession, Reply>();

  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo({ address }, session, done) {
      if (hanging.has(address.slice(address.indexOf("@") + 1))) return;
      const reply = replies.shift() ?? "accept";
      current.set(session, reply);
      done(typeof reply === "object" && reply.at === "rcpt" ? refusal(reply.code) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      const reply = current.get(session);
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        if (typeof reply === "object" && reply.at === "data") return done(refusal(reply.code));
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

function refusal(code: number): Error {
  return Object.assign(new Error("refused by the test"), { responseCode: code });
}
