import { type Block, joinSpans, line, type Span, span } from "./composed.ts";
import type { Layout } from "./layout.ts";
import type { Random } from "./random.ts";
import type { Language, Vocabulary } from "./vocabulary/vocabulary.ts";

export type Stay = {
  what?: string;
  where?: string;
  place?: string;
  start?: string;
  end?: string;
  isCurrent: boolean;
};
export type StayKind = "work" | "education" | "volunteer";

const fieldLabels: Record<StayKind, { what: string; where: string }> = {
  work: { what: "work.title", where: "work.employer" },
  education: { what: "education.degree", where: "education.institution" },
  volunteer: { what: "volunteer.role", where: "volunteer.organization" },
};

/** Writes jobs, education and voluntary work: entries with a period, in the drawn layout. */
export function createStayWriter({
  random,
  words,
  language,
  layout,
  nextEntry,
}: {
  random: Random;
  words: Vocabulary;
  language: Language;
  layout: Layout;
  nextEntry: () => number;
}) {
  const {
    dateStyle,
    dash,
    now,
    datePlace,
    whatFirst,
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
    const name = words.months[Number(month) - 1] ?? "";
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
      case "monthComma":
        return `${name}, ${year}`;
    }
  };
  const isDashless = now === "";
  const periodText = ({ start, end, isCurrent }: Stay): string => {
    if (!start) return end ? monthYear(end) : "";
    if (isCurrent)
      return isDashless
        ? `${monthYear(start)}${dash.trim() === words.until ? " –" : dash}`.trimEnd()
        : `${monthYear(start)}${dash}${now}`;
    return end ? `${monthYear(start)}${dash}${monthYear(end)}` : monthYear(start);
  };

  function durationText(): string {
    const [year, months] = words.labels.duration;
    const text = `${random.int(1, 6)} ${year} ${random.int(2, 11)} ${months}`;
    return random.chance(0.5) ? `(${text})` : `· ${text}`;
  }

  function stayHead(
    stay: Stay,
    kind: StayKind,
    entry: number,
    withWhere: boolean,
    levelBelow = false,
  ): { rows: Block[]; date: Span[] } {
    const labels = fieldLabels[kind];
    const whatLook = levelBelow ? "where" : whatFirst ? "what" : "where";
    const what = (stay.what ?? "")
      .split("\n")
      .filter((part) => part !== "")
      .flatMap((part, at) => [
        ...(at > 0 ? [span(random.chance(0.5) ? ", " : " – ")] : []),
        span(part, whatLook, labels.what, entry),
      ]);
    const where =
      stay.where && withWhere ? [span(stay.where, whatFirst ? "where" : "what", labels.where, entry)] : [];
    const duration =
      hasDurations && kind === "work" ? [span(` ${durationText()}`, "date", "work.date", entry)] : [];
    const date =
      periodText(stay) === "" ? [] : [span(periodText(stay), "date", `${kind}.date`, entry), ...duration];
    const place =
      stay.place && withWhere && placeStyle !== "none"
        ? [span(stay.place, "place", `${kind}.place`, entry)]
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
              span(stay.place ?? "", "place", `${kind}.place`, entry),
              span(" | "),
              span(`${random.pick(words.labels.countryLabel)}: `, "label", "label"),
              span(random.pick(words.labels.country), "place", `${kind}.place`, entry),
            ]
          : place;
    const sides = (whatFirst ? [what, whereAndPlace] : [whereAndPlace, what]).filter(
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
      else if (placeStyle === "before-date" && date.length > 0 && !inMargin) {
        rows.push(ownPlace);
        rights.push([]);
      } else {
        rows.push(ownPlace);
        rights.push([]);
      }
    }
    return {
      rows: rows.map((left, at): Block => {
        const right = rights[at] ?? [];
        return {
          kind: "line",
          left,
          ...(right.length > 0 ? { right } : {}),
          ...(at === 0 ? { isEntry: true } : {}),
        };
      }),
      date: inMargin ? date : [],
    };
  }

  function bodyOf(texts: string[], label: string, entry: number, isNested = false): Block[] {
    if (texts.length === 0) return [];
    const asBullet = (text: string): Block => ({ kind: "bullet", spans: [span(text, "text", label, entry)] });
    const asLine = (text: string): Block => line(span(text, "text", label, entry));
    const named = bodyName && label === "work.text" ? [line(span(bodyName, "label", "label"))] : [];
    if (named.length > 0 && !isNested) return [...named, ...bodyOf(texts, label, entry, true)];
    const style = bodyStyle === "mixed" ? (texts.length > 1 ? "mixed" : "paragraph") : bodyStyle;
    if (style === "bullets") return texts.map(asBullet);
    if (style === "plain") return texts.map(asLine);
    if (style === "mixed") return [asLine(`${texts[0]}.`), ...texts.slice(1).map(asBullet)];
    return [asLine(`${texts.join(". ")}.`)];
  }
  /** The body as expected highlights or summary. */
  function bodyTruth(texts: string[]): { summary?: string; highlights?: string[] } {
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

  function stayForm(stay: Stay, kind: StayKind, entry: number, texts: string[], bodyLabel: string): Block[] {
    const labels = fieldLabels[kind];
    const isWork = kind !== "education";
    const fields: { name: string; spans: Span[]; body?: Block[] }[] = [];
    const dates = { name: formLabels.dates, spans: [span(periodText(stay), "date", `${kind}.date`, entry)] };
    const whole = isWork && stay.place ? [span(", "), span(stay.place, "place", `${kind}.place`, entry)] : [];
    for (const field of formOrder) {
      if (field === "what" && stay.what)
        fields.push({
          name: isWork ? formLabels.title : formLabels.degree,
          spans: [span(stay.what.replace("\n", ", "), "what", labels.what, entry)],
        });
      if (field === "where" && stay.where)
        fields.push({
          name: isWork ? formLabels.employer : formLabels.institution,
          spans: [span(stay.where, "where", labels.where, entry), ...whole],
        });
      if (field === "tasks" && texts.length > 0)
        fields.push({ name: formLabels.tasks, spans: [], body: bodyOf(texts, bodyLabel, entry, true) });
    }
    if (isDateFirst) fields.unshift(dates);
    else fields.splice(1, 0, dates);
    const colon = form === "colon" || random.chance(0.02) ? ":" : "";
    if (form === "colon")
      return fields.flatMap(({ name, spans, body }, at): Block[] => {
        const first: Block = {
          kind: "line",
          left: [span(`${name}${colon} `, "label", "label"), ...spans],
          ...(at === 0 ? { isEntry: true } : {}),
        };
        return [first, ...(body ?? [])];
      });
    return fields.map(
      ({ name, spans, body }, at): Block => ({
        kind: "row",
        cells: [[line(span(name, "label", "label"))], body ?? [line(...spans)]],
        widths: [30, 70],
        ...(at === 0 ? { isEntry: true } : {}),
      }),
    );
  }

  function stayBlocks(
    stay: Stay,
    kind: StayKind,
    entry: number,
    texts: string[],
    group: { isFirst: boolean; isBelow: boolean } | undefined,
  ): Block[] {
    const bodyLabel = `${kind}.text`;
    const labels = fieldLabels[kind];
    if (form) return stayForm(stay, kind, entry, texts, bodyLabel);
    if (isThreeColumns) {
      const [first, second] = whatFirst
        ? [
            span((stay.what ?? "").replace("\n", ", "), "what", labels.what, entry),
            span(stay.where ?? "", "where", labels.where, entry),
          ]
        : [
            span(stay.where ?? "", "what", labels.where, entry),
            span((stay.what ?? "").replace("\n", ", "), "where", labels.what, entry),
          ];
      const cells = [
        [line(span(periodText(stay), "date", `${kind}.date`, entry))],
        [line(first)],
        [line(second)],
      ];
      const row: Block = { kind: "row", cells, widths: [24, 38, 38], isEntry: true };
      return [row, ...bodyOf(texts, bodyLabel, entry)];
    }
    if (group) {
      const { rows, date } = stayHead(stay, kind, entry, false, true);
      const body = bodyOf(texts, bodyLabel, entry);
      const below = withMargin([...rows, ...body], date);
      if (!group.isFirst) return below;
      const head: Block = {
        kind: "line",
        isEntry: true,
        left: [
          span(stay.where ?? "", "what", labels.where, entry),
          ...(stay.place && placeStyle !== "none"
            ? [span(", "), span(stay.place, "place", `${kind}.place`, entry)]
            : []),
        ],
      };
      return [...withMargin([head], []), ...below];
    }
    const { rows, date } = stayHead(stay, kind, entry, true);
    return withMargin([...rows, ...bodyOf(texts, bodyLabel, entry)], date);
  }

  function staySection(kind: StayKind, stays: { stay: Stay; texts: string[] }[], canGroup: boolean): Block[] {
    return stays.flatMap(({ stay, texts }, at) => {
      const entry = nextEntry();
      const isSame = (other: number) => stay.where !== undefined && stays[other]?.stay.where === stay.where;
      const isGroup = canGroup && isGrouped && !isThreeColumns && !form && (isSame(at - 1) || isSame(at + 1));
      return stayBlocks(
        stay,
        kind,
        entry,
        texts,
        isGroup ? { isFirst: !isSame(at - 1), isBelow: true } : undefined,
      );
    });
  }

  return { staySection, bodyTruth };
}
