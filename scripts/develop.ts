import "../content-loader/data/require-valid.ts";

import { type ChildProcess, spawn } from "node:child_process";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { buildPictures } from "../drawings/build/pictures.ts";
import { openWhenReady } from "../editor/open-browser.ts";
import { posterJobs } from "../profile/posters/main.ts";

/** Vite's proxy target for the server; vite.config.ts reads the same variable. */
const apiPort = process.env.API_PORT ?? "3001";

/** A local mail server that prints mails and delivers nothing. */
const mail = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  async onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const { subject, from, to, replyTo, text } = await PostalMime.parse(Buffer.concat(chunks));
    const people = (list: { address?: string }[] = []) => list.map(({ address }) => address).join(", ");
    console.log(
      `\n── E-mail ──\nFrom: ${from?.address}\nTo: ${people(to)}\nReply to: ${people(replyTo)}\nSubject: ${subject}\n\n${text}`,
    );
    done();
  },
});
await new Promise<void>((resolve) => {
  mail.listen(0, "127.0.0.1", resolve);
});
const { port } = mail.server.address() as AddressInfo;

await buildPictures("public", ".cache/covers", await posterJobs(new Date()));

const children: ChildProcess[] = [
  run("node", ["--watch", "--env-file=server/node.env", "server/main.ts"], {
    PORT: apiPort,
    DATA_DIR: "data/dev",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "site@profilverk.example",
    MAIL_TO: "owner@profilverk.example",
    ALLOWED_ORIGINS: "http://localhost:5173,http://127.0.0.1:5173",
  }),
  run("react-router", ["dev"], { API_PORT: apiPort }),
];

for (const child of children) child.on("exit", stop);
if (process.env.OPEN_EDITOR) await openWhenReady("http://localhost:5173/edit");
process.on("SIGINT", stop);
process.on("SIGTERM", stop);

function run(command: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(command, args, {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, ...env },
  });
}

/** When one process ends, all do. */
function stop(): void {
  for (const child of children) child.kill();
  mail.close(() => process.exit());
}
