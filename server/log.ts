import pino from "pino";

/** What the server's parts log with. Messages never carry what a visitor typed, nor an address. */
export type Log = pino.Logger;

/** Names that must never appear in a log line; the second line of defence behind not logging them at all. */
const personal = [
  "email",
  "name",
  "message",
  "to",
  "replyTo",
  "subject",
  "authorization",
  "apikey",
  "cookie",
  "body",
];

/** Logs one JSON object a line to standard output. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: personal.flatMap((key) => [key, `*.${key}`]), remove: true },
    serializers: { err: describeError },
  });
}

let lastTime = 0;
let lastTimeField = "";

/** The field that pino's own `isoTime` makes, but written once for all lines of a millisecond. */
function isoTime(): string {
  const now = Date.now();
  if (now !== lastTime) {
    lastTime = now;
    lastTimeField = `,"time":"${new Date(now).toISOString()}"`;
  }
  return lastTimeField;
}

/** What is safe to say about an error: its kind, code and place. Messages of mail and database quote input. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = "errcode" in error ? error.errcode : "code" in error ? error.code : undefined;
  const stack = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { type: error.name, code, stack: stack?.slice(0, 8).map((line) => line.trim()), cause };
}
