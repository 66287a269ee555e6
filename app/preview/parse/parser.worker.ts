import { NotACvError, parseCv, parseLines } from "../../../profile/parse/parse-cv.ts";
import { ParseError } from "../../../profile/parse/parse-error.ts";
import { openPages } from "../../../profile/parse/pdf/render-page.ts";
import type {
  CorrectRequest,
  PageRequest,
  PageResponse,
  ParseRequest,
  ParserMessage,
} from "./parser-messages.ts";

/**
 * The parser's worker, bundled into one file: requests for parts would reveal the format of the CV, and the worker's
 * policy (`default-src 'none'`) blocks all requests.
 */
function post(message: ParserMessage): void {
  postMessage(message);
}

function toRejection(error: unknown): ParserMessage {
  const { code, detail } = error instanceof ParseError ? error : new ParseError("damaged");
  const partial = error instanceof NotACvError ? error.partial : undefined;
  return { type: "rejected", rejection: { code, detail, partial } };
}

let drawPage: ReturnType<typeof openPages> | undefined;

async function drawPicture({ file: { blob, password }, page, width }: PageRequest): Promise<PageResponse> {
  try {
    drawPage ??= blob.arrayBuffer().then((bytes) => openPages(new Uint8Array(bytes), password));
    return { picture: await (await drawPage)(page, width) };
  } catch {
    return { picture: undefined };
  }
}

type ParserRequest = ParseRequest | CorrectRequest | PageRequest;

addEventListener("message", async ({ data, ports }: MessageEvent<ParserRequest>) => {
  if (data?.type === "page") {
    const response = await drawPicture(data);
    ports[0]?.postMessage(response, response.picture ? [response.picture] : []);
  }
  if (data?.type === "correct") {
    let response: ParserMessage;
    try {
      response = { type: "parsed", cv: parseLines(data.source, data.corrections) };
    } catch (error) {
      response = toRejection(error);
    }
    ports[0]?.postMessage(response);
  }
  if (data?.type !== "parse") return;
  const { file, name, password } = data;
  try {
    const bytes = await file.arrayBuffer().catch(() => {
      throw new ParseError("unreadable");
    });
    const cv = await parseCv(new Uint8Array(bytes), {
      name,
      password,
      onProgress: (progress) => post({ type: "progress", progress }),
    });
    post({ type: "parsed", cv });
  } catch (error) {
    post(toRejection(error));
  }
});

/** An invented CV with a line of each kind that most CVs have. */
const sampleLines = [
  "Kari Eksempel",
  "Project manager, kari@mail.example, +47 400 00 000, www.kari.example, 0150 Oslo",
  "I have led projects for ten years, and I like to plan work with the people who do it.",
  "Work experience",
  "2019 - 2021  Project manager, Example Bygg AS, Oslo",
  "- Planned the work of twelve people and answered for the budget.",
  "Jan 2015 - Dec 2018  Carpenter at Prove Hus",
  "Education",
  "2012 - 2015  Bachelor in engineering, University of Bergen",
  "Skills",
  "Planning, budgets, Excel",
  "Languages",
  "Norwegian (native), English: fluent",
  "References",
  "On request",
];

function toPdf(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${line.replace(/[()]/g, "\\$&")}) Tj T*`).join("\n");
  const stream = `BT /F 12 Tf 16 TL 20 500 Td\n${shown} ET`;
  return `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 600]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length ${stream.length}>>stream
${stream}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;
}

// Compiles pdf.js and the parser while the visitor chooses a file.
parseCv(new TextEncoder().encode(toPdf(sampleLines)))
  .catch(() => undefined)
  .then(() => post({ type: "ready" }));
