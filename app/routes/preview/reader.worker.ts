import { readCv } from "../../../profile/read/read-cv.ts";
import { Refusal } from "../../../profile/read/refusal.ts";
import type { ReaderMessage, ReadRequest } from "./protocol.ts";

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
    const cv = await readCv(new Uint8Array(await file.arrayBuffer()), {
      name,
      ...(password === undefined ? {} : { password }),
      onProgress: (done) => tell({ type: "progress", done }),
    });
    tell({ type: "read", cv });
  } catch (error) {
    const { code, detail } = error instanceof Refusal ? error : new Refusal("damaged");
    tell({ type: "refused", refused: { code, detail } });
  }
});

tell({ type: "ready" });
