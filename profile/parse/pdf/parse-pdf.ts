import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextContent } from "pdfjs-dist/types/src/display/api.js";
import { detectFileKind } from "../file-kind.ts";
import { checkLength, limits, type ParseControl } from "../limits.ts";
import { ParseError } from "../parse-error.ts";
import type { Source } from "../source.ts";
import { addDrawnBullets } from "./drawn-bullets.ts";
import { findContactFooters, findHeadersAndFooters, pageNumber } from "./headers-footers.ts";
import { mayHideText, withoutHiddenText } from "./hidden-text.ts";
import { joinHyphenatedWords } from "./hyphenation.ts";
import { joinLatexGlyphs } from "./latex-glyphs.ts";
import { openPdf } from "./open-pdf.ts";
import { limitPdfWork } from "./pdf-budget.ts";
import { orderLines, type PageLink } from "./reading-order.ts";
import {
  joinRuns,
  type PdfItem,
  type Run,
  raiseHeadings,
  replaceIcons,
  rotateUpright,
  toRuns,
} from "./runs.ts";
import { capitaliseSmallI } from "./small-caps.ts";
import { joinWrappedHeads } from "./wrapped-heads.ts";

export interface Page {
  runs: Run[];
  links: PageLink[];
  height: number;
  width: number;
}

/**
 * Parses a PDF into lines in reading order.
 * @throws ParseError "too-many-pages", "too-long", "no-text", "no-letters" and the errors of `openPdf`
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
    const mayHide = mayHideText(bytes);
    let letters = 0;
    let unknown = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      control.check();
      const page = await readPage(await document.getPage(number), mayHide, budget);
      letters += page.runs.reduce((sum, { text }) => sum + text.length, 0);
      unknown += page.unknownGlyphs;
      checkLength({ letters });
      pages.push(page);
      control.progress((number / document.numPages) * 0.8);
    }
    // The cover page of a PDF portfolio only says that documents are attached.
    let isPortfolio = false;
    if (letters < maxCoverLetters && !isAttachment) {
      const files = await attachedFiles(document).catch(() => []);
      isPortfolio = files.length > 0;
      const pdf = files.find((file) => file.length <= limits.bytes && detectFileKind(file) === "pdf");
      try {
        if (pdf) return await parseWithin(budget, pdf, control, undefined, true);
      } catch (error) {
        if (!(error instanceof ParseError) || error.code === "too-slow") throw error;
      }
    }
    if (letters < 20 && isPortfolio) throw new ParseError("unknown-kind", { kind: "archive" });
    const lacksLetters = unknown > (letters + unknown) * mostUnknown;
    if (letters < 20 && lacksLetters) throw new ParseError("no-letters");
    if (letters < 20) throw new ParseError("no-text", { pages: document.numPages });
    const source = buildSource(pages);
    if (isAttachment) return source;
    return {
      ...source,
      isPdf: true,
      ...(isPortfolio ? { isPortfolio: true as const } : {}),
      ...(lacksLetters ? { lacksLetters: true as const } : {}),
    };
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

const maxCoverLetters = 800;
/** The share of glyphs without a letter above which they explain why a text is no CV. Icons alone may be a few. */
const mostUnknown = 0.03;

async function attachedFiles(document: PDFDocumentProxy): Promise<Uint8Array[]> {
  const files: Uint8Array[] = [];
  for (const [id, { content }] of (await document.getAttachments()) ?? [])
    files.push(Uint8Array.from(content ?? (await document.getAttachmentContent(id)) ?? []));
  return files;
}

async function readPage(
  page: PDFPageProxy,
  mayHide: boolean,
  budget: ReturnType<typeof limitPdfWork>,
): Promise<Page & { unknownGlyphs: number }> {
  const { width, height } = page.getViewport({ scale: 1 });
  const [left = 0, bottom = 0] = page.view;
  const [text, annotations] = await Promise.all([readTextItems(page), page.getAnnotations()]);
  budget.check();
  const all = addDrawnBullets(text);
  const items = mayHide ? await withoutHiddenText(page, all) : all;
  page.cleanup();
  budget.check();
  const upright = joinLatexGlyphs(rotateUpright(items, bottom + height));
  const runs = toRuns(upright, bottom + height).map((run) => ({
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
  return { runs, links, width, height, unknownGlyphs: countUnknownGlyphs(items) };
}

/** Glyphs for which pdf.js has no letter but only a number, such as 3 for a space. */
function countUnknownGlyphs(items: PdfItem[]): number {
  const text = items.map(({ str }) => str).join("");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the numbers
  return text.match(/[\u0001-\u0008\u000E-\u001F]/g)?.length ?? 0;
}

/** The text items of a page. `getTextContent` of pdf.js needs `for await` on streams, which Safari lacks. */
async function readTextItems(page: PDFPageProxy): Promise<TextContent["items"]> {
  const reader: ReadableStreamDefaultReader<TextContent> = page
    .streamTextContent({ includeMarkedContent: true })
    .getReader();
  const items: TextContent["items"] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return items;
    items.push(...value.items);
  }
}

/** Splits pages into columns and orders their lines. */
export function buildSource(pages: Page[]): Source {
  const clean = replaceIcons(pages.map(({ runs }) => raiseHeadings(runs)));
  const runs = capitaliseSmallI(clean.map(joinRuns));
  const joined = pages.map(({ height }, index) => ({ runs: runs[index] ?? [], height }));
  const headersAndFooters = findHeadersAndFooters(joined);
  const contactFooters = findContactFooters(joined);
  const contact = new Set(contactFooters[0]?.filter(({ text }) => !pageNumber.test(text)));
  const leftOut = new Set([...headersAndFooters, ...contactFooters.flat()]);
  const contents = joined.map(({ runs }, index) => ({
    runs: runs.filter((run) => !leftOut.has(run)),
    links: pages[index]?.links ?? [],
  }));
  const ignored = [...leftOut].filter((run) => !contact.has(run));
  const lines = joinWrappedHeads(joinHyphenatedWords(orderLines(contents, [...contact])));
  return {
    // Joined lines leave gaps in the numbers.
    lines: lines.map((line, id) => ({ ...line, id })),
    ignored: ignored.map(({ text }) => text),
    pages: pages.length,
  };
}
