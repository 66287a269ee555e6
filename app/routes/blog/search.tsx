import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";
import { Cover } from "../../ui/cover.tsx";
import { type Choice, filterArticles } from "./filter.ts";
import { splitMatches } from "./highlight.ts";
import { type Search, useQueryInUrl } from "./use-search.ts";

const resultsId = "search-results";

/** The search field. Down and Enter move to the results, Escape clears it. */
export function SearchField({ search }: { search: Search }) {
  const { t } = useTranslation("blog");
  const field = useRef<HTMLInputElement>(null);
  const { draft, setDraft } = search;

  // Text typed before hydration is only in the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    if (field.current && field.current.value !== draft) setDraft(field.current.value);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    // During IME composition these keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") search.setDraft("");
    if (event.key === "ArrowDown" || event.key === "Enter") {
      event.preventDefault();
      links()[0]?.focus();
    }
  }

  return (
    <search data-hydrate-on-query className="md:pb-1 noscript:hidden">
      <QueryInUrl {...search} />
      <label htmlFor="search" className="mb-2 block text-fine font-semibold">
        {t("search.label")}
      </label>
      <div className="relative">
        <Lens />
        <input
          ref={field}
          id="search"
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={search.draft}
          onChange={(event) => search.setDraft(event.target.value)}
          onFocus={search.prepare}
          onKeyDown={onKeyDown}
          className="search-field"
        />
        {search.draft && (
          <button
            type="button"
            aria-label={t("search.clear")}
            className="absolute inset-y-0 right-1 w-11 cursor-pointer text-[1.4rem] leading-none text-ink-soft"
            onClick={() => {
              search.setDraft("");
              field.current?.focus();
            }}
          >
            <span aria-hidden>×</span>
          </button>
        )}
      </div>
    </search>
  );
}

function QueryInUrl(search: Search) {
  useQueryInUrl(search);
  return null;
}

/**
 * The search results, within the chosen category if it has any. Arrow keys move between them and
 * back to the field.
 */
export function SearchResults({ search, choice }: { search: Search; choice: Choice }) {
  const { t } = useTranslation("blog");
  const { query, failed, retry } = search;
  const within = search.hits && filterArticles(search.hits, choice);
  // A category without matches is ignored instead of showing an empty list.
  const isCategoryIgnored = within?.length === 0 && search.hits?.length;
  const hits = isCategoryIgnored ? search.hits : within;

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") document.getElementById("search")?.focus();
    if (!step) return;
    event.preventDefault();
    const all = links();
    const index = all.indexOf(document.activeElement as HTMLAnchorElement) + step;
    if (index < 0) document.getElementById("search")?.focus();
    else all[index]?.focus();
  }

  return (
    <div id={resultsId} className="wrap min-h-[40vh] pb-[clamp(4rem,2.4rem+6vw,7rem)]">
      <p
        role="status"
        className={`my-6 ${hits?.length === 0 ? "font-serif text-title leading-tight" : "text-fine text-ink-soft"}`}
      >
        {failed
          ? t("search.failed")
          : !hits
            ? t("search.loading")
            : hits.length === 0
              ? t("search.none", { query })
              : t(isCategoryIgnored ? "search.dropped" : "search.found", { count: hits.length, query })}
      </p>
      {failed && (
        <button type="button" className="btn btn-ghost" onClick={retry}>
          {t("search.retry")}
        </button>
      )}
      {hits && (
        <ol className="rows" onKeyDown={onKeyDown}>
          {hits.map((hit) => (
            <li key={hit.slug} className="card-row">
              <Cover {...hit} sizes="9rem" />
              <div>
                <p className="text-fine text-ink-soft">
                  <b className="font-semibold text-fjord">{hit.category}</b>
                  {`, ${t("minutes", { ns: "common", count: hit.minutes })}`}
                </p>
                <h2 className="mt-1 mb-2 text-title leading-tight">
                  <LocalLink to={`/blog/${hit.slug}`} className="card-link">
                    <Marked text={hit.title} words={hit.words} />
                  </LocalLink>
                </h2>
                <p className="max-w-[33em] text-ink-soft">
                  <Marked text={hit.excerpt || hit.description} words={hit.words} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Marked({ text, words }: { text: string; words: string[] }) {
  return splitMatches(text, words).map(({ text: piece, start, match }) =>
    match ? <mark key={start}>{piece}</mark> : piece,
  );
}

function links(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`#${resultsId} a`)];
}

function Lens() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 20 20"
      className="search-lens"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
    >
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 4 4" strokeLinecap="round" />
    </svg>
  );
}
