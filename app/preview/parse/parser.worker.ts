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
      ...(password === undefined ? {} : { password }),
      onProgress: (progress) => post({ type: "progress", progress }),
    });
    post({ type: "parsed", cv });
  } catch (error) {
    post(toRejection(error));
  }
});

/** A PDF of one line. Parsing it in advance compiles pdf.js while the visitor chooses a file. */
const warmUpPdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 63>>stream
BT /F 12 Tf 20 200 Td (Work experience, 2019 - 2021) Tj ET     
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

// Rejected, since it is not a CV.
parseCv(new TextEncoder().encode(warmUpPdf))
  .catch(() => undefined)
  .then(() => post({ type: "ready" }));
