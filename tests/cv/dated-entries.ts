import { type Block, joinSpans, line, type Span, span } from "./composed.ts";
import type { Layout } from "./layout.ts";
import type { Random } from "./random.ts";
import type { Language, Vocabulary } from "./vocabulary/vocabulary.ts";

/** A job, a degree or a voluntary role. */
export type DatedEntry = {
  what?: string;
  where?: string;
  place?: string;
  start?: string;
  end?: string;
  isCurrent: boolean;
};
export type DatedEntryKind = "work" | "education" | "volunteer";

const fieldLabels: Record<DatedEntryKind, { what: string; where: string }> = {
  work: { what: "work.title", where: "work.employer" },
  education: { what: "education.degree", where: "education.institution" },
  volunteer: { what: "volunteer.role", where: "volunteer.organization" },
};

/** Writes jobs, education and voluntary work in a layout. */
export function createEntryWriter({
  random,
  vocabulary,
  language,
  layout,
  nextEntry,
}: {
  random: Random;
  vocabulary: Vocabulary;
  language: Language;
  layout: Layout;
  nextEntry: () => number;
}) {
  const {
    dateStyle,
    dash,
    now,
    isSince,
    datePlace,
    isTitleFirst,
    isSameRow,
    separator,
    placeStyle,
    form,
    isThreeColumns,
    isGrouped,
    bodyStyle,
    bodyName,
    isPlaceLabelled,
    hasDurations,
    formLabels,
    formOrder,
    isDateFirst,
  } = layout;
  const monthYear = (date: string): string => {
    const [year = "", month = ""] = date.split("-");
    if (!month || dateStyle === "year") return year;
    const name = vocabulary.months[Number(month) - 1] ?? "";
    const short = name.length > 4 ? name.slice(0, 3) : name;
    const dot = language !== "en" && name.length > 4 ? "." : "";
    switch (dateStyle) {
      case "long":
        return `${name} ${year}`;
      case "short":
        return `${short}${dot} ${year}`;
      case "digits":
        return `${month}/${year}`;
      case "dots":
        return `${month}.${year}`;
      case "iso":
        return `${year}-${month}`;
      case "apostrophe":
        return `${short}${dot} ’${year.slice(2)}`;
      case "shortDots":
        return `${Number(month)}.${year}`;
      case "abbreviated":
        return `${name.slice(0, /^sept/i.test(name) ? 4 : 3)}${name.length > 4 ? "." : ""} ${year}`;
      case "season":
        return `${vocabulary.seasons[Math.floor((Number(month) % 12) / 3)]} ${year}`;
      case "monthComma":
        return `${name}, ${year}`;
    }
  };
  const isDashless = now === "";
  const periodText = ({ start, end, isCurrent }: DatedEntry): string => {
    if (!start) return end ? monthYear(end) : "";
    if (isCurrent && isSince) return `${vocabulary.since} ${monthYear(start)}`;
    if (isCurrent)
      return isDashless
        ? `${monthYear(start)}${dash.trim() === vocabulary.until ? " –" : dash}`.trimEnd()
        : `${monthYear(start)}${dash}${now}`;
    return end ? `${monthYear(start)}${dash}${monthYear(end)}` : monthYear(start);
  };

  function durationText(): string {
    const [year, months] = vocabulary.labels.duration;
    const text = `${random.int(1, 6)} ${year} ${random.int(2, 11)} ${months}`;
    return random.chance(0.5) ? `(${text})` : `· ${text}`;
  }

  function writeHead(
    entry: DatedEntry,
    kind: DatedEntryKind,
    entryIndex: number,
    withWhere: boolean,
    levelBelow = false,
  ): { rows: Block[]; date: Span[] } {
    const labels = fieldLabels[kind];
    const whatStyle = levelBelow ? "where" : isTitleFirst ? "what" : "where";
    const what = (entry.what ?? "")
      .split("\n")
      .filter((part) => part !== "")
      .flatMap((part, index) => [
        ...(index > 0 ? [span(random.chance(0.5) ? ", " : " – ")] : []),
        span(part, whatStyle, labels.what, entryIndex),
      ]);
    const where =
      entry.where && withWhere
        ? [span(entry.where, isTitleFirst ? "where" : "what", labels.where, entryIndex)]
        : [];
    const duration =
      hasDurations && kind === "work" ? [span(` ${durationText()}`, "date", "work.date", entryIndex)] : [];
    const date =
      periodText(entry) === ""
        ? []
        : [span(periodText(entry), "date", `${kind}.date`, entryIndex), ...duration];
    const place =
      entry.place && withWhere && placeStyle !== "none"
        ? [span(entry.place, "place", `${kind}.place`, entryIndex)]
        : [];
    const whereAndPlace =
      place.length > 0 && where.length > 0
        ? placeStyle === "comma"
          ? [...where, span(", "), ...place]
          : placeStyle === "dash"
            ? [...where, span(" – "), ...place]
            : placeStyle === "brackets"
              ? [...where, span(" ("), ...place, span(")")]
              : where
        : where;
    const ownPlace =
      whereAndPlace !== where
        ? []
        : isPlaceLabelled && place.length > 0
          ? [
              span(`${formLabels.place}: `, "label", "label"),
              span(entry.place ?? "", "place", `${kind}.place`, entryIndex),
              span(" | "),
              span(`${random.pick(vocabulary.labels.countryLabel)}: `, "label", "label"),
              span(random.pick(vocabulary.labels.country), "place", `${kind}.place`, entryIndex),
            ]
          : place;
    const sides = (isTitleFirst ? [what, whereAndPlace] : [whereAndPlace, what]).filter(
      (side) => side.length > 0,
    );
    const rows: Span[][] = isSameRow ? [joinSpans(sides, separator)] : sides;
    const rights: Span[][] = rows.map(() => []);
    const inMargin = datePlace === "margin" || datePlace === "rightMargin";
    if (!inMargin && date.length > 0) {
      const last = rows.length - 1;
      if (datePlace === "right") rights[0] = date;
      else if (datePlace === "right2") rights[last] = date;
      else if (datePlace === "before") {
        rows.unshift(date);
        rights.unshift([]);
      } else if (datePlace === "after") {
        rows.push(ownPlace.length > 0 && placeStyle === "own" ? joinSpans([date, ownPlace], " | ") : date);
        rights.push([]);
      } else if (datePlace === "middle") {
        rows.splice(1, 0, date);
        rights.splice(1, 0, []);
      } else if (datePlace === "own-right") {
        rows.push([]);
        rights.push(date);
      } else if (datePlace === "start")
        rows[0] = [...date, span(random.chance(0.5) ? ": " : "  "), ...(rows[0] ?? [])];
      else if (datePlace === "square") rows[0] = [span("[ "), ...date, span(" ] "), ...(rows[0] ?? [])];
      else if (datePlace === "brackets") rows[last] = [...(rows[last] ?? []), span(" ("), ...date, span(")")];
      else rows[last] = [...(rows[last] ?? []), span(", "), ...date];
    }
    const isPlaceShown = rows.some((row) => row.some(({ label }) => label === `${kind}.place`));
    if (ownPlace.length > 0 && !isPlaceShown) {
      const last = rows.length - 1;
      if (placeStyle === "own" && rights[last]?.length === 0 && datePlace !== "end") rights[last] = ownPlace;
      else {
        rows.push(ownPlace);
        rights.push([]);
      }
    }
    return {
      rows: rows.map((left, index): Block => {
        const right = rights[index] ?? [];
        return {
          kind: "line",
          left,
          ...(right.length > 0 ? { right } : {}),
          ...(index === 0 ? { isEntry: true } : {}),
        };
      }),
      date: inMargin ? date : [],
    };
  }

  function writeBody(texts: string[], label: string, entryIndex: number, isNested = false): Block[] {
    if (texts.length === 0) return [];
    const asBullet = (text: string): Block => ({
      kind: "bullet",
      spans: [span(text, "text", label, entryIndex)],
    });
    const asLine = (text: string): Block => line(span(text, "text", label, entryIndex));
    const named = bodyName && label === "work.text" ? [line(span(bodyName, "label", "label"))] : [];
    if (named.length > 0 && !isNested) return [...named, ...writeBody(texts, label, entryIndex, true)];
    const style = bodyStyle === "mixed" ? (texts.length > 1 ? "mixed" : "paragraph") : bodyStyle;
    if (style === "bullets") return texts.map(asBullet);
    if (style === "plain") return texts.map(asLine);
    if (style === "mixed") return [asLine(`${texts[0]}.`), ...texts.slice(1).map(asBullet)];
    return [asLine(`${texts.join(". ")}.`)];
  }

  /** The expected highlights or summary of the body. */
  function expectedBody(texts: string[]): { summary?: string; highlights?: string[] } {
    if (texts.length === 0) return {};
    const style = bodyStyle === "mixed" ? (texts.length > 1 ? "mixed" : "paragraph") : bodyStyle;
    if (style === "paragraph") return { summary: `${texts.join(". ")}.` };
    if (style === "mixed") return { summary: `${texts[0]}.`, highlights: texts.slice(1) };
    return { highlights: texts };
  }

  const withMargin = (rows: Block[], date: Span[], isRight = datePlace === "rightMargin"): Block[] => {
    if (date.length === 0 && datePlace !== "margin" && datePlace !== "rightMargin") return rows;
    const margin: Block[] = date.length > 0 ? [line(...date)] : [];
    return [
      isRight
        ? { kind: "row", cells: [rows, margin], widths: [78, 22], isEntry: true }
        : { kind: "row", cells: [margin, rows], widths: [22, 78], isEntry: true },
    ];
  };

  function writeForm(
    entry: DatedEntry,
    kind: DatedEntryKind,
    entryIndex: number,
    texts: string[],
    bodyLabel: string,
  ): Block[] {
    const labels = fieldLabels[kind];
    const isWork = kind !== "education";
    const fields: { name: string; spans: Span[]; body?: Block[] }[] = [];
    const dates = {
      name: formLabels.dates,
      spans: [span(periodText(entry), "date", `${kind}.date`, entryIndex)],
    };
    const whole =
      isWork && entry.place ? [span(", "), span(entry.place, "place", `${kind}.place`, entryIndex)] : [];
    for (const field of formOrder) {
      if (field === "what" && entry.what)
        fields.push({
          name: isWork ? formLabels.title : formLabels.degree,
          spans: [span(entry.what.replace("\n", ", "), "what", labels.what, entryIndex)],
        });
      if (field === "where" && entry.where)
        fields.push({
          name: isWork ? formLabels.employer : formLabels.institution,
          spans: [span(entry.where, "where", labels.where, entryIndex), ...whole],
        });
      if (field === "tasks" && texts.length > 0)
        fields.push({
          name: formLabels.tasks,
          spans: [],
          body: writeBody(texts, bodyLabel, entryIndex, true),
        });
    }
    if (isDateFirst) fields.unshift(dates);
    else fields.splice(1, 0, dates);
    const colon = form === "colon" || random.chance(0.02) ? ":" : "";
    if (form === "colon")
      return fields.flatMap(({ name, spans, body }, index): Block[] => {
        const first: Block = {
          kind: "line",
          left: [span(`${name}${colon} `, "label", "label"), ...spans],
          ...(index === 0 ? { isEntry: true } : {}),
        };
        return [first, ...(body ?? [])];
      });
    return fields.map(
      ({ name, spans, body }, index): Block => ({
        kind: "row",
        cells: [[line(span(name, "label", "label"))], body ?? [line(...spans)]],
        widths: [30, 70],
        ...(index === 0 ? { isEntry: true } : {}),
      }),
    );
  }

  function writeEntry(
    entry: DatedEntry,
    kind: DatedEntryKind,
    entryIndex: number,
    texts: string[],
    group: { isFirst: boolean } | undefined,
  ): Block[] {
    const bodyLabel = `${kind}.text`;
    const labels = fieldLabels[kind];
    if (form) return writeForm(entry, kind, entryIndex, texts, bodyLabel);
    if (isThreeColumns) {
      const [first, second] = isTitleFirst
        ? [
            span((entry.what ?? "").replace("\n", ", "), "what", labels.what, entryIndex),
            span(entry.where ?? "", "where", labels.where, entryIndex),
          ]
        : [
            span(entry.where ?? "", "what", labels.where, entryIndex),
            span((entry.what ?? "").replace("\n", ", "), "where", labels.what, entryIndex),
          ];
      const cells = [
        [line(span(periodText(entry), "date", `${kind}.date`, entryIndex))],
        [line(first)],
        [line(second)],
      ];
      const row: Block = { kind: "row", cells, widths: [24, 38, 38], isEntry: true };
      return [row, ...writeBody(texts, bodyLabel, entryIndex)];
    }
    if (group) {
      const { rows, date } = writeHead(entry, kind, entryIndex, false, true);
      const body = writeBody(texts, bodyLabel, entryIndex);
      const below = withMargin([...rows, ...body], date);
      if (!group.isFirst) return below;
      const head: Block = {
        kind: "line",
        isEntry: true,
        left: [
          span(entry.where ?? "", "what", labels.where, entryIndex),
          ...(entry.place && placeStyle !== "none"
            ? [span(", "), span(entry.place, "place", `${kind}.place`, entryIndex)]
            : []),
        ],
      };
      return [...withMargin([head], []), ...below];
    }
    const { rows, date } = writeHead(entry, kind, entryIndex, true);
    return withMargin([...rows, ...writeBody(texts, bodyLabel, entryIndex)], date);
  }

  function writeSection(
    kind: DatedEntryKind,
    entries: { entry: DatedEntry; texts: string[] }[],
    canGroup: boolean,
  ): Block[] {
    return entries.flatMap(({ entry, texts }, index) => {
      const entryIndex = nextEntry();
      const isSame = (other: number) =>
        entry.where !== undefined && entries[other]?.entry.where === entry.where;
      const isGroup =
        canGroup && isGrouped && !isThreeColumns && !form && (isSame(index - 1) || isSame(index + 1));
      return writeEntry(
        entry,
        kind,
        entryIndex,
        texts,
        isGroup ? { isFirst: !isSame(index - 1) } : undefined,
      );
    });
  }

  return { writeSection, expectedBody, monthYear };
}
