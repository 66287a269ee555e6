import pino from "pino";

/** The server's logger. Messages never contain visitors' input or addresses. */
export type Log = pino.Logger;

/** Redacted as defence in depth: no log line should contain these keys. */
const redactedKeys = [
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

/**
 * Logs one JSON object per line to standard output. Warnings and errors are flushed at once, other lines within some
 * milliseconds and at exit.
 */
export function createLog(level: string): Log {
  return pino(
    {
      ...common,
      level,
      redact: { paths: redactedKeys.flatMap((key) => [key, `*.${key}`]), remove: true },
      serializers: { err: describeError },
      hooks: {
        logMethod(args, method, level) {
          method.apply(this, args);
          if (level >= warn) output.flushSync();
        },
      },
    },
    output,
  );
}

/** The access log. Its fields are fixed and set by the server, so nothing needs redacting. */
export function createAccessLog(level: string): pino.Logger {
  return pino({ ...common, level }, output);
}

/** Buffered: one system call per line took 20% of a response's CPU time. */
const output = pino.destination({ dest: 1, sync: true, minLength: 8192, periodicFlush: 50 });
process.on("exit", () => output.flushSync());

const { warn = 40 } = pino.levels.values;
const common: pino.LoggerOptions = {
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
};

/** One response in the access log. The route is a pattern, never the requested path. */
export interface AccessLogEntry {
  reqId: string;
  method: string | undefined;
  route: string;
  status: number;
  ms: number;
  bytes: number;
  aborted?: true;
  /** A prefetch or prerender of the browser. */
  prefetch?: true;
  /** The client's address prefix, when LOG_IP asks for it. */
  net?: string;
}

/** The parts of an error that are safe to log. Messages of mail and database errors quote input. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = "errcode" in error ? error.errcode : "code" in error ? error.code : undefined;
  const stack = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { type: error.name, code, stack: stack?.slice(0, 8).map((line) => line.trim()), cause };
}
