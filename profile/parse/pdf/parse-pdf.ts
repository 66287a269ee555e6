import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextContent } from "pdfjs-dist/types/src/display/api.js";
import { detectFileKind } from "../file-kind.ts";
import { checkLength, limits, type ParseControl } from "../limits.ts";
import { ParseError } from "../parse-error.ts";
import type { Source } from "../source.ts";
import { openPdf } from "./open-pdf.ts";
import { findPageMarks } from "./page-marks.ts";
import { limitPdfWork } from "./pdf-budget.ts";
import { orderLines, type PageLink } from "./reading-order.ts";
import { joinRuns, type PdfItem, type Run, replaceIcons, rotateUpright, runsOf } from "./runs.ts";

export interface Page {
  runs: Run[];
  links: PageLink[];
  height: number;
  width: number;
}

/**
 * Parses a PDF into lines in reading order.
 * @throws ParseError "too-many-pages", "too-long", "no-text" and the errors of `openPdf`
 */
export async function parsePdf(
  bytes: Uint8Array,
  control: ParseControl,
  password?: string,
  isAttachment = false,
): Promise<Source> {
  const budget = limitPdfWork();
  try {
    return await parseWithin(budget, bytes, control, password, isAttachment);
  } finally {
    budget.release();
  }
}

async function parseWithin(
  budget: ReturnType<typeof limitPdfWork>,
  bytes: Uint8Array,
  control: ParseControl,
  password: string | undefined,
  isAttachment: boolean,
): Promise<Source> {
  const document = await openPdf(bytes, password);
  try {
    if (document.numPages < 1) throw new ParseError("damaged", { kind: "pdf" });
    if (document.numPages > limits.pages)
      throw new ParseError("too-many-pages", { pages: document.numPages, limit: limits.pages });
    const pages: Page[] = [];
    let letters = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      control.check();
      const page = await readPage(await document.getPage(number));
      budget.check();
      letters += page.runs.reduce((sum, { text }) => sum + text.length, 0);
      checkLength({ letters });
      pages.push(page);
      control.progress((number / document.numPages) * 0.8);
    }
    // The cover page of a PDF portfolio only says that documents are attached.
    if (letters < mostOnCover && !isAttachment) {
      const attached = await attachedPdf(document).catch(() => undefined);
      if (attached) return await parseWithin(budget, attached, control, undefined, true);
    }
    if (letters < 20) throw new ParseError("no-text", { pages: document.numPages });
    const source = buildSource(pages);
    return isAttachment ? source : { ...source, isPdf: true };
  } catch (error) {
    if (error instanceof ParseError || (error instanceof DOMException && error.name === "AbortError"))
      throw error;
    control.check();
    budget.check();
    throw new ParseError("damaged", { kind: "pdf" });
  } finally {
    await document.loadingTask.destroy().catch(() => undefined);
  }
}

const mostOnCover = 800;

/** The first PDF attached to a document. */
async function attachedPdf(document: PDFDocumentProxy): Promise<Uint8Array | undefined> {
  for (const [id, { content }] of (await document.getAttachments()) ?? []) {
    const bytes = content ?? (await document.getAttachmentContent(id));
    if (bytes && bytes.length <= limits.bytes && detectFileKind(bytes) === "pdf")
      return Uint8Array.from(bytes);
  }
  return undefined;
}

async function readPage(page: PDFPageProxy): Promise<Page> {
  const { width, height } = page.getViewport({ scale: 1 });
  const [left = 0, bottom = 0] = page.view;
  const [text, annotations] = await Promise.all([textOf(page), page.getAnnotations()]);
  page.cleanup();
  const items = text.filter((item): item is typeof item & PdfItem => "str" in item);
  const runs = runsOf(rotateUpright(items, bottom + height), bottom + height).map((run) => ({
    ...run,
    x: run.x - left,
    right: run.right - left,
  }));
  const links = annotations.flatMap(({ url, rect }: { url?: string; rect?: number[] }) => {
    if (!url || !rect) return [];
    const [x = 0, y = 0, right = 0, top = 0] = rect;
    return [
      { url, x: x - left, right: right - left, top: bottom + height - top, bottom: bottom + height - y },
    ];
  });
  return { runs, links, width, height };
}

/** The text items of a page. `getTextContent` of pdf.js needs `for await` on streams, which Safari lacks. */
async function textOf(page: PDFPageProxy): Promise<TextContent["items"]> {
  const reader: ReadableStreamDefaultReader<TextContent> = page.streamTextContent().getReader();
  const items: TextContent["items"] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return items;
    items.push(...value.items);
  }
}

/** Splits pages into columns and orders their lines. */
export function buildSource(pages: Page[]): Source {
  const clean = replaceIcons(pages.map(({ runs }) => runs));
  const joined = pages.map(({ height }, at) => ({ runs: joinRuns(clean[at] ?? []), height }));
  const marks = findPageMarks(joined);
  const contents = joined.map(({ runs }, at) => ({
    runs: runs.filter((run) => !marks.has(run)),
    links: pages[at]?.links ?? [],
  }));
  return { lines: orderLines(contents), ignored: [...marks].map(({ text }) => text), pages: pages.length };
}
