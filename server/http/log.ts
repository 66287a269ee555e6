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

/**
 * Logs one JSON object a line to standard output. What warns is written in the same moment; other lines may wait some
 * milliseconds for each other. A process that ends writes what waits; one that is killed cannot.
 */
export function createLog(level: string): Log {
  return pino(
    {
      ...common,
      level,
      redact: { paths: personal.flatMap((key) => [key, `*.${key}`]), remove: true },
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

/** The log of answers. Its lines have fixed fields that the server makes itself, so nothing is looked for in them. */
export function createAnswerLog(level: string): pino.Logger {
  return pino({ ...common, level }, output);
}

/** A system call for each line took a fifth of an answer's processor time. */
const output = pino.destination({ dest: 1, sync: true, minLength: 8192, periodicFlush: 50 });
process.on("exit", () => output.flushSync());

const { warn = 40 } = pino.levels.values;
const common: pino.LoggerOptions = {
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
};

/** What the log says about one answer. All of it is made by the server; the route is a pattern, never what was typed. */
export interface AnswerLine {
  reqId: string;
  method: string | undefined;
  route: string;
  status: number;
  ms: number;
  bytes: number;
  aborted?: true;
  /** A browser fetched it before anybody asked for it: nobody has seen it yet. */
  ahead?: true;
  /** The coarse network of the client, where the owner wants it. */
  net?: string;
}

/** What is safe to say about an error: its kind, code and place. Messages of mail and database quote input. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = "errcode" in error ? error.errcode : "code" in error ? error.code : undefined;
  const stack = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { type: error.name, code, stack: stack?.slice(0, 8).map((line) => line.trim()), cause };
}
