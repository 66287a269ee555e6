import { parseCv } from "../../../profile/parse/parse-cv.ts";
import { ParseError } from "../../../profile/parse/parse-error.ts";
import type { ReaderMessage, ReadRequest } from "./parser-messages.ts";

/**
 * The reader's worker. It is one file, all libraries included: what is fetched says nothing of the file that will be read,
 * and its own policy (`default-src 'none'`, as every script's) lets it ask for nothing once it runs.
 */
function tell(message: ReaderMessage): void {
  postMessage(message);
}

addEventListener("message", async ({ data }: MessageEvent<ReadRequest>) => {
  if (data?.type !== "read") return;
  const { file, name, password } = data;
  try {
    const bytes = await file.arrayBuffer().catch(() => {
      throw new ParseError("unreadable");
    });
    const cv = await parseCv(new Uint8Array(bytes), {
      name,
      ...(password === undefined ? {} : { password }),
      onProgress: (done) => tell({ type: "progress", done }),
    });
    tell({ type: "read", cv });
  } catch (error) {
    const { code, detail } = error instanceof ParseError ? error : new ParseError("damaged");
    tell({ type: "refused", refused: { code, detail } });
  }
});

/**
 * A PDF of one line. Read before any file is there, it has pdf.js loaded and what every PDF needs of it compiled: the same time,
 * spent while the visitor still themes for the file.
 */
const firstPdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 63>>stream
BT /F 12 Tf 20 200 Td (Work experience, 2019 - 2021) Tj ET     
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

// It is no CV, and refused as such.
parseCv(new TextEncoder().encode(firstPdf))
  .catch(() => undefined)
  .then(() => tell({ type: "ready" }));
