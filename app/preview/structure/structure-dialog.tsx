import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { Correction } from "../../../profile/parse/labeller/correction.ts";
import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import type { Parse, Studio } from "../state/state.ts";
import { useMedia } from "../use-media.ts";
import { useStylesheet } from "../use-stylesheet.ts";
import {
  type Block,
  type BlockSection,
  blockSections,
  groupIntoBlocks,
  hasEntries,
  moveToSection,
  startEntryAt,
} from "./blocks.ts";
import { FilePages } from "./file-pages.tsx";
import css from "./structure-dialog.css?inline";
import { useCorrections } from "./use-corrections.ts";
import { useWarningSentence } from "./warning-sentence.ts";

interface StructureDialogProps {
  studio: Studio;
  parse: Parse;
  onClose(): void;
}

/** From this width a page of the file is shown next to the lines. */
const wide = "(width >= 64rem)";

/** Blocks rendered at once. Rendering a whole long file would be a long task. */
const step = 60;

/** The text of the file in reading order, in blocks whose section the visitor can change. */
export function StructureDialog({ studio, parse, onClose }: StructureDialogProps) {
  useStylesheet(css);
  const { t } = useTranslation("structure");
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [shown, setShown] = useState(step);
  const { status, correct } = useCorrections();
  const [isCorrected, setIsCorrected] = useState(false);
  const summary = useParseSummary(studio);
  const sentence = useWarningSentence(parse);
  const blocks = useMemo(() => groupIntoBlocks(parse.source.lines, parse.structure), [parse]);

  const [page, setPage] = useState(1);
  const isWide = useMedia(wide);
  const [asksForPages, setAsksForPages] = useState(false);
  const { isPdf, pages } = parse.source;
  const file = isPdf ? parse.file : undefined;
  const showsPages = file !== undefined && (isWide || asksForPages);

  useEffect(() => dialog.current?.showModal(), []);

  // Shows the page of the block a quarter of the way down the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: observes the rendered blocks
  useEffect(() => {
    if (!showsPages) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const [block] = entries.filter(({ isIntersecting }) => isIntersecting);
        if (block) setPage(Number((block.target as HTMLElement).dataset.page));
      },
      { root: dialog.current, rootMargin: "-25% 0px -74% 0px" },
    );
    for (const item of dialog.current?.querySelectorAll("[data-page]") ?? []) observer.observe(item);
    return () => observer.disconnect();
  }, [showsPages, blocks, shown]);

  async function apply(corrections: Correction[], line: number) {
    setIsCorrected(await correct(corrections));
    // The block may have been merged into another one.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body || document.activeElement === dialog.current)
        dialog.current?.querySelector<HTMLElement>(`[data-lines~="${line}"] select`)?.focus();
    });
  }

  return (
    <dialog
      ref={dialog}
      className="structure"
      data-pages={showsPages || undefined}
      aria-labelledby={title}
      data-print="off"
      onClose={onClose}
    >
      <header>
        <h2 id={title} className="text-title">
          {t("title")}
        </h2>
        <button type="button" className="btn btn-ghost" onClick={() => dialog.current?.close()}>
          {t("close")}
        </button>
        <p role="status" className="text-fine">
          {status === "parsing" && t("parsing")}
          {status === "failed" && t("failed")}
          {status === "idle" && (isCorrected ? t("result", { what: summary }) : sentence)}
        </p>
      </header>
      <p className="mb-4 text-ink-soft">
        {t("text")} {isPdf && !file && t("pages.gone")}
      </p>
      {file && !isWide && (
        <button
          type="button"
          className="btn btn-ghost"
          aria-expanded={asksForPages}
          onClick={() => setAsksForPages(!asksForPages)}
        >
          {t("pages.show")}
        </button>
      )}
      {showsPages && <FilePages file={file} pages={pages} page={page} onPageChange={setPage} />}
      <ol>
        {blocks.slice(0, shown).map((block, index) => (
          <BlockItem
            key={block.lines[0]?.id}
            block={block}
            canMerge={hasEntries(block.section) && !block.isHeading && isEntry(blocks[index - 1], block)}
            onCorrect={apply}
            onFocus={setPage}
          />
        ))}
      </ol>
      {shown < blocks.length && (
        <button type="button" className="btn btn-ghost" onClick={() => setShown(shown + step)}>
          {t("more")}
        </button>
      )}
    </dialog>
  );
}

/** A summary of the parse: "3 jobs, 1 education and 2 texts without a place". */
function useParseSummary({ content }: Studio): string {
  const { t } = useTranslation("structure");
  const { tag } = useLanguage();
  const { work, education } = content.draft.lists;
  const unplaced = content.unplaced.length;
  return new Intl.ListFormat(tag).format([
    t("counts.work", { count: work.length }),
    t("counts.education", { count: education.length }),
    ...(unplaced > 0 ? [t("counts.unplaced", { count: unplaced })] : []),
  ]);
}

const isEntry = (before: Block | undefined, { section }: Block) =>
  before !== undefined && before.section === section && !before.isHeading;

interface BlockItemProps {
  block: Block;
  /** Whether the block can be merged into the entry above. */
  canMerge: boolean;
  onCorrect(corrections: Correction[], line: number): void;
  /** Called with the page of the block. */
  onFocus(page: number): void;
}

function BlockItem({ block, canMerge, onCorrect, onFocus }: BlockItemProps) {
  const { t } = useTranslation("structure");
  const { section, isHeading, lines } = block;
  const first = lines[0]?.id ?? 0;
  const page = lines[0]?.page ?? 1;
  const text = plain(lines[0]?.text ?? "");
  const startLabel = t(hasEntries(section) && section !== "work" ? "beginsEntry" : "begins");
  return (
    <li data-lines={lines.map(({ id }) => id).join(" ")} data-page={page} onFocus={() => onFocus(page)}>
      <div className="field">
        <select
          aria-label={t("section", { text })}
          value={section}
          onChange={({ currentTarget }) =>
            onCorrect(moveToSection(currentTarget.value as BlockSection, block), first)
          }
        >
          {blockSections.map((one) => (
            <option key={one} value={one}>
              {t(`sections.${one}`)}
            </option>
          ))}
        </select>
        {isHeading && <p className="text-fine text-ink-soft">{t("heading")}</p>}
        {canMerge && (
          <LineButton
            action={t("joins")}
            text={text}
            onClick={() => onCorrect([{ line: first, section, startsEntry: false }], first)}
          />
        )}
      </div>
      <ul>
        {lines.map((line, index) => (
          <li key={line.id}>
            <span>{plain(line.text)}</span>
            {(index > 0 || !hasEntries(section)) && !isHeading && (
              <LineButton
                action={startLabel}
                text={plain(line.text)}
                onClick={() => onCorrect(startEntryAt(line.id, block), line.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

function LineButton({ action, text, onClick }: { action: string; text: string; onClick(): void }) {
  return (
    <button type="button" className="link text-fine" aria-label={`${action}: ${text}`} onClick={onClick}>
      {action}
    </button>
  );
}

const plain = (text: string) => text.replaceAll("\t", "  ");
