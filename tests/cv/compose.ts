import type { SectionKind } from "../../profile/parse/words/language-words.ts";
import type { Resume } from "../../profile/resume.ts";
import { type Person, vocabularies } from "./person.ts";
import type { Random } from "./random.ts";
import { items, type Vocabulary } from "./vocabulary/vocabulary.ts";

/** The label of a text; as in `profile/parse/labeller/labels.ts` without entry beginnings. */
export interface Span {
  text: string;
  /** Undefined for separators and punctuation between fields. */
  label?: string;
  /** Index of its entry in the whole CV. */
  entry?: number;
  look: Look;
}

export type Look =
  | "name"
  | "headline"
  | "heading"
  | "what"
  | "where"
  | "place"
  | "date"
  | "text"
  | "label"
  | "strong";

export type Block =
  | { kind: "heading"; spans: Span[] }
  | { kind: "line"; left: Span[]; right?: Span[]; isEntry?: boolean }
  | { kind: "bullet"; spans: Span[] }
  | { kind: "row"; cells: Block[][]; widths: number[]; isEntry?: boolean; isSection?: boolean };

export interface Typography {
  font: string;
  size: number;
  lineHeight: number;
  margin: number;
  looks: Record<
    Look,
    { bold?: boolean; italic?: boolean; caps?: boolean; spaced?: boolean; color?: string; scale?: number }
  >;
  bullet: string;
  indent: number;
  entryGap: number;
  sectionGap: number;
  rule: boolean;
  center: boolean;
  rows: "grid" | "table" | "absolute";
  lined: boolean;
  side?: { width: number; isLeft: boolean; color: string };
  landscapeLetter: boolean;
}

export interface Composed {
  header: Block[];
  side: Block[];
  main: Block[];
  type: Typography;
  /** Repeated at the foot of each page. */
  footer: string;
  truth: Resume;
  sensitive: { kind: string; value: string }[];
  layout: string;
}

type Stay = {
  what?: string;
  where?: string;
  place?: string;
  start?: string;
  end?: string;
  isCurrent: boolean;
};
type StayKind = "work" | "education" | "volunteer";

const fieldLabels: Record<StayKind, { what: string; where: string }> = {
  work: { what: "work.title", where: "work.employer" },
  education: { what: "education.degree", where: "education.institution" },
  volunteer: { what: "volunteer.role", where: "volunteer.organization" },
};

/** Composes a person's CV with a random layout, and records the label of each text. */
export function compose(person: Person, random: Random): Composed {
  const words: Vocabulary = vocabularies[person.language];
  const own = person.resume;
  const basics = own.basics ?? {};
  const isForeign = person.language !== "en" && random.chance(0.1);
  const headingWords = isForeign ? vocabularies.en : words;
  let entries = 0;

  const span = (text: string, look: Look = "text", label?: string, entry?: number): Span => ({
    text,
    look,
    ...(label ? { label } : {}),
    ...(entry === undefined ? {} : { entry }),
  });
  const line = (...left: Span[]): Block => ({ kind: "line", left });
  const joinSpans = (parts: Span[][], separator: string): Span[] =>
    parts.flatMap((part, at) => (at === 0 ? part : [span(separator), ...part]));

  // Layout parts, drawn once for the whole CV.
  const dateStyle = random.part(
    ["long", "short", "digits", "dots", "year", "short", "iso"] as const,
    ["apostrophe", "shortDots", "monthComma"] as const,
  );
  const dash = random.part([" – ", " - ", "–", " — ", "-"], [` ${words.until} `, " → ", " ‒ "]);
  const now = random.pick(words.now.filter((one) => one !== "" || random.chance(0.5)));
  const headingStyle = random.part(
    ["plain", "plain", "plain", "number", "colon"],
    ["roman", "letter", "section"],
  );
  const isOneMargin = random.chance(0.12);
  const datePlace = random.part(
    [
      "margin",
      "margin",
      "right",
      "right",
      "right2",
      "before",
      "after",
      "start",
      "end",
      "brackets",
      "after",
    ] as const,
    ["rightMargin", "middle", "square", "own-right"] as const,
  );
  const whatFirst = random.chance(0.55);
  const isSameRow = random.chance(0.45);
  const separator = random.part([", ", " – ", " | ", " - ", " · ", ", "], [" / ", " @ ", ": ", " • ", " — "]);
  const placeStyle = random.part(
    ["comma", "none", "none", "own", "dash", "brackets"] as const,
    ["row", "before-date"] as const,
  );
  const form = random.chance(0.13)
    ? random.part(["rows", "colon"] as const, ["rows-dates-in-margin"] as const)
    : undefined;
  const isThreeColumns = !form && random.chance(random.split === "judge" ? 0.1 : 0.06);
  const isGrouped = random.chance(0.5);
  const bodyStyle = random.pick(["bullets", "bullets", "bullets", "paragraph", "plain", "mixed"] as const);
  const bodyName = random.chance(0.1)
    ? `${random.pick([...words.labels.tasks, random.pick(words.labels.highlights)])}${random.chance(0.5) ? ":" : ""}`
    : undefined;
  const isPlaceLabelled = random.chance(0.1);
  const hasCountry = random.chance(0.15);
  const hasDurations = random.chance(0.1);
  const degreeStyle = random.part(["joined", "joined", "joined"] as const, ["apart"] as const);
  const monthYear = (date: string): string => {
    const [year = "", month = ""] = date.split("-");
    if (!month || dateStyle === "year") return year;
    const name = words.months[Number(month) - 1] ?? "";
    const short = name.length > 4 ? name.slice(0, 3) : name;
    const dot = person.language !== "en" && name.length > 4 ? "." : "";
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
  const shownDate = (date: string | undefined) =>
    date === undefined ? undefined : dateStyle === "year" ? date.slice(0, 4) : date;
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

  const labelFor = (name: keyof Vocabulary["labels"]) => random.pick(words.labels[name]);
  const formLabels = {
    dates: labelFor("dates"),
    title: labelFor("title"),
    employer: labelFor("employer"),
    tasks: labelFor("tasks"),
    place: labelFor("place"),
    degree: labelFor("degree"),
    institution: labelFor("institution"),
  };
  const formOrder = random.shuffle(["what", "where", "tasks"] as const);
  const isDateFirst = random.chance(0.8);

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

  let headingCount = 0;
  const headings: Record<string, string> = {};
  function headed(kind: SectionKind, content: Block[]): Block[] {
    if (content.length === 0) return [];
    headingCount += 1;
    const text = random.word(headingWords.headings[kind]);
    headings[kind] = text;
    const shown =
      headingStyle === "number"
        ? `${headingCount}. ${text}`
        : headingStyle === "roman"
          ? `${["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"][headingCount - 1]}. ${text}`
          : headingStyle === "letter"
            ? `${"ABCDEFGHIJKL"[headingCount - 1]}) ${text}`
            : headingStyle === "section"
              ? `§ ${text}`
              : headingStyle === "colon"
                ? `${text}:`
                : text;
    const heading: Block = { kind: "heading", spans: [span(shown, "heading", `heading.${kind}`)] };
    return isOneMargin && !side.has(kind)
      ? [{ kind: "row", cells: [[heading], content], widths: [24, 76], isSection: true }]
      : [heading, ...content];
  }

  // Which sections, in which order, on which side.
  const kinds: SectionKind[] = [
    ...(random.chance(0.85) ? (["summary"] as SectionKind[]) : []),
    ...(random.chance(0.75)
      ? (["work", "education"] as SectionKind[])
      : (["education", "work"] as SectionKind[])),
    ...random.shuffle<SectionKind>([
      "skills",
      "languages",
      "certificates",
      "volunteer",
      "publications",
      "awards",
      "projects",
      "interests",
    ]),
    "references",
  ];
  if (random.chance(0.12)) kinds.splice(1, 0, ...kinds.splice(kinds.indexOf("skills"), 1));
  const hasSide = !isOneMargin && random.chance(0.28);
  const side = new Set<SectionKind>(hasSide ? (["contact"] as SectionKind[]) : []);
  if (hasSide) {
    for (const kind of ["skills", "languages", "interests", "certificates", "awards"] as SectionKind[])
      if (random.chance(0.6)) side.add(kind);
    if (random.chance(0.25)) side.add("education");
    if (random.chance(0.25)) side.add("summary");
  }

  const truth: Resume = {};
  const small = (kind: SectionKind) => side.has(kind);
  const listStyle = (kind: SectionKind) =>
    small(kind)
      ? random.pick(["bullets", "lines", "strong", "levels", "lines"] as const)
      : random.part(
          [
            "commas",
            "bullets",
            "lines",
            "grid",
            "pipes",
            "commas",
            "groups",
            "strong",
            "tags",
            "levels",
          ] as const,
          ["groupRows", "groupLines", "dots", "grid3"] as const,
        );
  const groupNames =
    person.language === "en"
      ? items("Tools|Other|Technical|Personal|Methods|Domain knowledge|Software|On site")
      : items("Fag|Annet|Teknisk|Personlig|Metoder|Domene|Program|IT");
  const skillLevels =
    person.language === "en" ? items("expert|good|basic|advanced") : items("god|meget god|ekspert|middels");

  function listBlocks(values: string[], kind: SectionKind): Block[] {
    const style = kind === "interests" && random.chance(0.5) ? "commas" : listStyle(kind);
    const one = (text: string, look: Look = "text") => span(text, look, kind);
    const inline = (mark: string) => [line(one(values.join(mark)))];
    if (values.length === 0) return [];
    if (style === "bullets") return values.map((value): Block => ({ kind: "bullet", spans: [one(value)] }));
    if (style === "lines") return values.map((value) => line(one(value)));
    if (style === "strong")
      return values.map((value): Block => ({ kind: "line", left: [one(value, "what")], isEntry: true }));
    if (style === "levels" && kind === "skills") {
      const mark = random.pick([" – ", ": ", " (", "   "]);
      return values.map((value) =>
        line(one(`${value}${mark}${random.pick(skillLevels)}${mark === " (" ? ")" : ""}`)),
      );
    }
    if (style === "tags") return inline("   ");
    if (style === "pipes") return inline(" | ");
    if (style === "dots") return inline(" · ");
    if (style === "grid" || style === "grid3") {
      const columns = style === "grid" ? 2 : 3;
      const rows: Block[] = [];
      for (let at = 0; at < values.length; at += columns)
        rows.push({
          kind: "row",
          cells: Array.from({ length: columns }, (_, column) => {
            const value = values[at + column];
            return value ? [line(one(value))] : [];
          }),
          widths: Array.from({ length: columns }, () => 100 / columns),
        });
      return rows;
    }
    if (style.startsWith("group") && values.length >= 4) {
      const half = Math.ceil(values.length / 2);
      const names = random.sample(random.words(groupNames), 2);
      return [values.slice(0, half), values.slice(half)].flatMap((part, at): Block[] => {
        const name = names[at] ?? "";
        const list = one(part.join(", "));
        if (style === "groupRows")
          return [
            { kind: "row", cells: [[line(span(name, "strong", "label"))], [line(list)]], widths: [26, 74] },
          ];
        if (style === "groupLines")
          return [{ kind: "line", left: [span(name, "strong", "label")], isEntry: true }, line(list)];
        return [line(span(`${name}: `, "strong", "label"), list)];
      });
    }
    return inline(", ");
  }

  function staySection(kind: StayKind, stays: { stay: Stay; texts: string[] }[], canGroup: boolean): Block[] {
    return stays.flatMap(({ stay, texts }, at) => {
      const entry = entries++;
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

  const itemLook = random.pick(["text", "text", "what", "strong"] as const);
  function itemSpans(
    kind: "certificates" | "publications" | "awards" | "projects",
    name: string,
    issuer: string,
    date: string,
  ) {
    const entry = entries++;
    const one = (text: string, field: string, look: Look) =>
      text === "" ? [] : [span(text, look, `${kind}.${field}`, entry)];
    return {
      entry,
      name: one(name, "name", itemLook),
      issuer: one(issuer, "issuer", "text"),
      date: one(date, "date", "date"),
    };
  }

  const makers: Partial<Record<SectionKind, () => Block[]>> = {
    summary: () => {
      truth.basics = { ...truth.basics, summary: basics.summary ?? "" };
      return [line(span(basics.summary ?? "", "text", "summary"))];
    },
    work: () => {
      const jobs = own.work ?? [];
      truth.work = jobs.map(({ name, position, startDate, endDate, highlights = [] }) => ({
        name,
        position,
        startDate: shownDate(startDate),
        ...(endDate ? { endDate: shownDate(endDate) } : {}),
        ...bodyTruth(highlights),
      }));
      return staySection(
        "work",
        jobs.map(({ name, position, location, startDate, endDate, highlights = [] }) => ({
          stay: {
            what: position,
            where: name,
            place: hasCountry && location ? `${location}, ${random.pick(words.labels.country)}` : location,
            start: startDate,
            end: endDate,
            isCurrent: !endDate,
          },
          texts: highlights,
        })),
        true,
      );
    },
    education: () => {
      const isEndOnly = random.chance(0.12);
      const studies = own.education ?? [];
      const join = random.chance(0.6) ? ` ${words.degreeJoin} ` : random.pick([", ", " – ", " "]);
      const gradeName = random.pick(words.labels.grade);
      truth.education = studies.map(
        ({ institution, studyType, area, startDate, endDate, courses, score }) => ({
          institution,
          ...(studyType ? { studyType } : {}),
          area,
          ...(isEndOnly ? {} : { startDate: shownDate(startDate) }),
          endDate: shownDate(endDate),
          ...(courses ? { courses } : {}),
          ...(score ? { score } : {}),
        }),
      );
      return staySection(
        "education",
        studies.map(({ institution, studyType, area, startDate, endDate, score, courses = [] }) => ({
          stay: {
            what: studyType ? `${studyType}${degreeStyle === "apart" ? "\n" : join}${area}` : area,
            where: institution,
            start: isEndOnly ? undefined : startDate,
            end: endDate,
            isCurrent: false,
          },
          texts: [...(score ? [`${gradeName}: ${score}`] : []), ...courses],
        })),
        false,
      );
    },
    volunteer: () => {
      const roles = own.volunteer ?? [];
      truth.volunteer = roles;
      if (roles.length === 0) return [];
      if (random.chance(0.5)) {
        const order = random.chance(0.5);
        const isBullet = random.chance(0.6);
        return roles.map(({ organization, position, startDate, endDate }) => {
          const entry = entries++;
          const parts = [
            span(position ?? "", "text", "volunteer.role", entry),
            span(organization ?? "", "text", "volunteer.organization", entry),
          ];
          const date = span(`${startDate}–${endDate}`, "text", "volunteer.date", entry);
          const [first, second] = order ? parts : parts.reverse();
          const spans = random.chance(1)
            ? [
                first as Span,
                span(", "),
                second as Span,
                span(isBullet ? " (" : ", "),
                date,
                span(isBullet ? ")" : ""),
              ]
            : [];
          return isBullet ? { kind: "bullet" as const, spans } : line(...spans);
        });
      }
      return staySection(
        "volunteer",
        roles.map(({ organization, position, startDate, endDate, highlights = [] }) => ({
          stay: { what: position, where: organization, start: startDate, end: endDate, isCurrent: false },
          texts: highlights,
        })),
        false,
      );
    },
    skills: () => {
      truth.skills = own.skills ?? [];
      return listBlocks(
        (own.skills ?? []).map(({ name = "" }) => name),
        "skills",
      );
    },
    interests: () => {
      truth.interests = own.interests ?? [];
      return listBlocks(
        (own.interests ?? []).map(({ name = "" }) => name),
        "interests",
      );
    },
    languages: () => {
      const all = own.languages ?? [];
      const style = random.part(
        ["colon", "brackets", "dash", "row", "inline"] as const,
        ["below", "comma", "inlineDash"] as const,
      );
      truth.languages = all;
      const one = (text: string) => span(text, "text", "languages");
      if (style === "inline")
        return [
          line(one(all.map(({ language, fluency }) => `${language} (${fluency?.toLowerCase()})`).join(", "))),
        ];
      if (style === "inlineDash")
        return [line(one(all.map(({ language, fluency }) => `${language} – ${fluency}`).join(" | ")))];
      return all.flatMap(({ language = "", fluency = "" }): Block[] => {
        if (style === "row")
          return [{ kind: "row", cells: [[line(one(language))], [line(one(fluency))]], widths: [30, 70] }];
        if (style === "below") return [line(span(language, "strong", "languages")), line(one(fluency))];
        const text =
          style === "colon"
            ? `${language}: ${fluency}`
            : style === "brackets"
              ? `${language} (${fluency})`
              : style === "comma"
                ? `${language}, ${fluency}`
                : `${language} – ${fluency}`;
        return [line(one(text))];
      });
    },
    certificates: () => {
      const all = own.certificates ?? [];
      const style = random.part(
        ["brackets", "start", "comma", "margin", "issued"] as const,
        ["right", "below"] as const,
      );
      const isBullet = random.chance(0.4) && (style === "brackets" || style === "start" || style === "comma");
      const isDash = random.chance(0.3);
      truth.certificates = all;
      if (random.chance(0.08) && all.length > 0) {
        truth.certificates = all.map(({ name }) => ({ name }));
        const parts = all.map(({ name = "" }) => itemSpans("certificates", name, "", "").name);
        return [line(...joinSpans(parts, random.pick([", ", ", ", " | "])))];
      }
      if (random.chance(0.06))
        return all.map(({ name = "", issuer = "", date = "" }): Block => {
          const item = itemSpans("certificates", name, issuer, date);
          const spans = [
            ...(date ? [...item.date, span(": ")] : []),
            ...item.name,
            ...(issuer ? [span(" ("), ...item.issuer, span(")")] : []),
          ];
          return { kind: "bullet", spans };
        });
      return all.flatMap(({ name = "", issuer = "", date = "" }): Block[] => {
        const item = itemSpans("certificates", name, issuer, date);
        const by = issuer ? [span(isDash ? " – " : ", "), ...item.issuer] : [];
        const named = [...item.name, ...by];
        if (style === "margin" && date)
          return [{ kind: "row", cells: [[line(...item.date)], [line(...named)]], widths: [22, 78] }];
        if (style === "right") return [{ kind: "line", left: named, ...(date ? { right: item.date } : {}) }];
        if (style === "below")
          return [
            { kind: "line", left: item.name, isEntry: true },
            ...(issuer || date
              ? [
                  line(
                    ...joinSpans(
                      [item.issuer, item.date].filter((part) => part.length > 0),
                      ", ",
                    ),
                  ),
                ]
              : []),
          ];
        if (style === "issued")
          return [
            { kind: "line", left: named, isEntry: true },
            ...(date
              ? [line(span(`${random.pick(words.labels.issued)} `, "text", "label"), ...item.date)]
              : []),
          ];
        const spans =
          date === ""
            ? named
            : style === "start"
              ? [...item.date, span(": "), ...named]
              : style === "comma"
                ? [...named, span(", "), ...item.date]
                : [...named, span(" ("), ...item.date, span(")")];
        return [isBullet ? { kind: "bullet", spans } : line(...spans)];
      });
    },
    publications: () => {
      const all = own.publications ?? [];
      truth.publications = all.map(({ name }) => ({ name }));
      const [given = "", ...rest] = (basics.name ?? "").split(" ");
      const others = random
        .sample(words.surnames, random.int(0, 2))
        .map((surname) => `${surname}, ${given[0]}.`);
      const author = [`${rest.join(" ")}, ${given[0]}.`, ...others].join(random.pick([", ", " & "]));
      const style = random.part(
        ["simple", "apa", "number", "rows", "plain"] as const,
        ["bracketNumber", "quoted"] as const,
      );
      return all.map(({ name = "", publisher = "", releaseDate = "" }, at): Block => {
        const item = itemSpans("publications", name, publisher, releaseDate);
        if (style === "rows")
          return {
            kind: "row",
            cells: [[line(...item.name), line(...item.issuer), line(...item.date)]],
            widths: [100],
            isEntry: true,
          };
        const simple = [...item.name, span(", "), ...item.issuer, span(", "), ...item.date];
        if (style === "simple") return { kind: "bullet", spans: simple };
        if (style === "plain")
          return line(...item.name, span(". "), ...item.issuer, span(", "), ...item.date, span("."));
        if (style === "quoted") return line(span("“"), ...item.name, span("”, "), ...simple.slice(2));
        const mark = style === "apa" ? "" : style === "number" ? `${at + 1}. ` : `[${at + 1}] `;
        return line(
          span(mark),
          span(author, "text", "publications.author", item.entry),
          span(" ("),
          ...item.date,
          span("). "),
          ...item.name,
          span(". "),
          ...item.issuer,
          span("."),
        );
      });
    },
    awards: () => {
      const all = own.awards ?? [];
      truth.awards = all;
      const isRows = random.chance(0.4);
      return all.flatMap(({ title = "", awarder = "", date = "" }): Block[] => {
        const item = itemSpans("awards", title, awarder, date);
        return isRows
          ? [{ kind: "line", left: item.name, right: item.date, isEntry: true }, line(...item.issuer)]
          : [line(...item.name, span(", "), ...item.issuer, span(" ("), ...item.date, span(")"))];
      });
    },
    projects: () => {
      const all = own.projects ?? [];
      truth.projects = all;
      const isRows = random.chance(0.4);
      return all.flatMap(({ name = "", startDate = "", description = "" }): Block[] => {
        const item = itemSpans("projects", name, "", startDate);
        const text = span(description, "text", "projects.text", item.entry);
        return isRows
          ? [{ kind: "line", left: item.name, right: item.date, isEntry: true }, line(text)]
          : [line(...item.name, span(" ("), ...item.date, span("): "), text)];
      });
    },
    references: () => {
      if (person.referees.length === 0)
        return random.chance(0.2)
          ? [line(span(random.pick(words.labels.onRequest), "text", "references"))]
          : [];
      const isLines = random.chance(0.4);
      return person.referees.flatMap(({ name, role, phone, email }): Block[] =>
        isLines
          ? [
              line(span(name, "strong", "references")),
              line(span(role, "text", "references")),
              line(span(`${phone} | ${email}`, "text", "references")),
            ]
          : [line(span(`${name}, ${role}, ${phone}, ${email}`, "text", "references"))],
      );
    },
  };

  const main: Block[] = [];
  const sideBlocks: Block[] = [];
  const contents = kinds.map((kind): [SectionKind, Block[]] => [kind, makers[kind]?.() ?? []]);

  // The head: name, headline and the ways to reach its owner.
  const header: Block[] = [];
  const hasPhoto = random.chance(0.1);
  const isFullAddress = random.chance(0.6) && (basics.location?.postalCode ?? "") !== "";
  const address = isFullAddress
    ? `${basics.location?.address}, ${basics.location?.postalCode} ${basics.location?.city}`
    : (basics.location?.city ?? "");
  const profileUrl = basics.profiles?.[0]?.url?.replace("https://www.", "");
  const contact = [
    { label: "phone", text: basics.phone ?? "" },
    { label: "email", text: basics.email ?? "" },
    { label: "address", text: address },
    ...(basics.url ? [{ label: "web", text: basics.url.replace("https://", "") }] : []),
    ...(profileUrl ? [{ label: "web", text: profileUrl }] : []),
  ];
  const ordered = random.shuffle(contact);
  const contactStyle = hasSide
    ? random.pick(["lines", "labelled"] as const)
    : random.part(
        ["inline", "inline", "lines", "labelled", "table", "right"] as const,
        ["twoLines", "inlineLabelled"] as const,
      );
  const contactSpan = (text: string) => span(text, "text", "contact");
  const nameOf = (label: string) => (label === "web" ? "Web" : labelFor(label as "phone"));
  const contactBlocks = (): Block[] => {
    const mark = random.part([" | ", " · ", "  ", ", ", " – "], [" • ", " / ", " ◆ "]);
    if (contactStyle === "inline")
      return [
        line(
          ...joinSpans(
            ordered.map(({ text }) => [contactSpan(text)]),
            mark,
          ),
        ),
      ];
    if (contactStyle === "inlineLabelled")
      return [
        line(
          ...joinSpans(
            ordered.map(({ label, text }) => [
              span(`${nameOf(label)}: `, "label", "label"),
              contactSpan(text),
            ]),
            mark,
          ),
        ),
      ];
    if (contactStyle === "twoLines")
      return [ordered.slice(0, 2), ordered.slice(2)].map((part) =>
        line(
          ...joinSpans(
            part.map(({ text }) => [contactSpan(text)]),
            mark,
          ),
        ),
      );
    if (contactStyle === "labelled")
      return ordered.map(({ label, text }) =>
        line(span(`${nameOf(label)}: `, "label", "label"), contactSpan(text)),
      );
    if (contactStyle === "table")
      return ordered.map(
        ({ label, text }): Block => ({
          kind: "row",
          cells: [[line(span(nameOf(label), "label", "label"))], [line(contactSpan(text))]],
          widths: [24, 76],
        }),
      );
    return ordered.map(({ text }) => line(contactSpan(text)));
  };
  const name = span(basics.name ?? "", "name", "name");
  const isLabelShown = basics.label !== undefined && random.chance(0.85);
  const titleLine = random.chance(0.12)
    ? [line(span(random.word(words.documentTitles), "heading", "title"))]
    : [];
  const nameBlocks: Block[] = [
    line(name),
    ...(isLabelShown ? [line(span(basics.label ?? "", "headline", "headline"))] : []),
  ];
  const isPersonal = random.chance(0.2);
  const facts = isPersonal
    ? [
        { label: labelFor("born"), text: person.born },
        ...(random.chance(0.6) ? [{ label: labelFor("status"), text: person.status }] : []),
        ...(random.chance(0.4) ? [{ label: labelFor("nationality"), text: person.nationality }] : []),
      ]
    : [];
  const factBlocks: Block[] = facts.map(({ label, text }) =>
    contactStyle === "table"
      ? {
          kind: "row",
          cells: [[line(span(label, "label", "label"))], [line(span(text, "text", "personal"))]],
          widths: [24, 76],
        }
      : line(span(`${label}: `, "label", "label"), span(text, "text", "personal")),
  );
  const isForm = !hasSide && random.chance(0.08);
  if (isForm) {
    const rows: [string, Span][] = [
      [labelFor("name"), span(basics.name ?? "", "text", "name")],
      ...(isLabelShown
        ? [[labelFor("title"), span(basics.label ?? "", "text", "headline")] as [string, Span]]
        : []),
      ...ordered.map(({ label, text }): [string, Span] => [nameOf(label), contactSpan(text)]),
      ...facts.map(({ label, text }): [string, Span] => [label, span(text, "text", "personal")]),
    ];
    const blocks = rows.map(
      ([label, value]): Block => ({
        kind: "row",
        cells: [[line(span(label, "label", "label"))], [line(value)]],
        widths: [28, 72],
      }),
    );
    header.push(...titleLine, ...headed("personal", blocks));
  } else if (contactStyle === "right" && !hasSide) {
    header.push(...titleLine, {
      kind: "row",
      cells: [nameBlocks, [...contactBlocks(), ...factBlocks]],
      widths: [55, 45],
    });
  } else {
    header.push(...titleLine, ...nameBlocks);
    if (!hasSide) {
      if (random.chance(0.12))
        header.push(
          ...headed(facts.length > 0 ? "personal" : "contact", [...contactBlocks(), ...factBlocks]),
        );
      else header.push(...contactBlocks(), ...factBlocks);
    }
  }
  if (hasSide) {
    const block = [...contactBlocks(), ...factBlocks];
    sideBlocks.push(...(random.chance(0.7) ? headed("contact", block) : block));
  }
  for (const [kind, blocks] of contents) {
    const target = side.has(kind) ? sideBlocks : main;
    // A summary without a heading stands below the contact data.
    if (kind === "summary" && !side.has(kind) && blocks.length > 0 && random.chance(0.2))
      target.push(...blocks);
    else target.push(...headed(kind, blocks));
  }

  truth.basics = {
    name: basics.name,
    ...(isLabelShown ? { label: basics.label } : {}),
    email: basics.email,
    phone: basics.phone,
    ...(basics.url ? { url: basics.url } : {}),
    ...truth.basics,
    location: {
      city: basics.location?.city,
      ...(isFullAddress
        ? { postalCode: basics.location?.postalCode, address: basics.location?.address }
        : {}),
    },
    ...(profileUrl ? { profiles: basics.profiles } : {}),
  };
  void hasPhoto;

  const color = random.pick(["#222", "#1a4d7a", "#7a2d1a", "#226644", "#555"]);
  const bold = () => random.chance(0.5);
  const italic = () => random.chance(0.25);
  const whatLook = random.part(
    ["bold", "bold", "bold", "bold", "italic", "plain", "caps"] as const,
    ["bolditalic", "color"] as const,
  );
  const type: Typography = {
    font: random.part(
      ["Liberation Sans", "Liberation Serif", "DejaVu Sans", "TeX Gyre Termes", "Liberation Sans Narrow"],
      ["DejaVu Serif", "Liberation Mono", "TeX Gyre Heros"],
    ),
    size: random.pick([9, 9.5, 10, 10.5, 11]),
    lineHeight: random.pick([1.15, 1.25, 1.35, 1.5]),
    margin: random.pick([12, 15, 18, 22, 25]),
    looks: {
      name: {
        bold: bold(),
        scale: random.pick([1.6, 2, 2.4, 2.8, 1.2]),
        caps: random.chance(0.2),
        spaced: random.chance(0.1),
      },
      headline: { italic: italic(), scale: random.pick([1, 1.1, 1.3]), color },
      heading: {
        bold: random.chance(0.75),
        caps: random.chance(0.35),
        spaced: random.chance(random.split === "judge" ? 0.18 : 0.12),
        scale: random.pick([1, 1.1, 1.2, 1.35, 1.5]),
        color,
      },
      what: {
        bold: whatLook.startsWith("bold"),
        italic: whatLook.endsWith("italic"),
        caps: whatLook === "caps",
        ...(whatLook === "color" ? { color } : {}),
        scale: random.pick([1, 1, 1, 1.1]),
      },
      where: random.pick([{}, {}, { italic: true }, { bold: true }, { color }]),
      place: random.pick([{}, {}, { italic: true }, { color: "#777" }]),
      date: random.pick([{}, {}, { italic: true }, { bold: true }, { color: "#777", scale: 0.9 }]),
      label: random.pick([{}, { bold: true }, { color }, { italic: true }]),
      strong: { bold: true },
      text: {},
    },
    bullet: random.part(["disc", "disc", "•", "–", "-", "▪"], ["*", "‣", "→", "o", "none"]),
    indent: random.pick([8, 12, 16, 20]),
    entryGap: random.pick([0, 3, 5, 8, 10]),
    sectionGap: random.pick([6, 9, 12, 16]),
    rule: random.chance(0.4),
    center: random.chance(0.15),
    rows: random.pick(["grid", "table", "grid"]),
    lined: random.chance(0.15),
    ...(hasSide
      ? {
          side: {
            width: random.pick([28, 32, 36]),
            isLeft: random.chance(0.55),
            color: random.pick(["#fff", "#eee", "#dde5ee"]),
          },
        }
      : {}),
    landscapeLetter: random.chance(0.1),
  };
  if (
    type.looks.what.bold !== true &&
    type.looks.what.italic !== true &&
    !type.looks.what.caps &&
    type.entryGap < 3
  )
    type.entryGap = 5;
  const footer = random.chance(0.15)
    ? `${random.chance(0.5) ? `${basics.name} – ` : ""}${random.pick(words.labels.page)}`
    : "";
  return {
    header,
    side: sideBlocks,
    main,
    type,
    footer,
    truth: JSON.parse(JSON.stringify(truth)) as Resume,
    sensitive: [
      ...facts
        .slice(0, 2)
        .map(({ text }, at) => ({ kind: at === 0 ? "birth-date" : "civil-status", value: text })),
      ...person.referees.flatMap((referee) => [
        { kind: "reference-name", value: referee.name },
        { kind: "reference-phone", value: referee.phone },
        { kind: "reference-email", value: referee.email },
      ]),
    ],
    layout: form
      ? `form-${form}`
      : isThreeColumns
        ? "three-columns"
        : hasSide
          ? "side-bar"
          : isOneMargin
            ? "margin-headings"
            : `dates-${datePlace}`,
  };
}

/** All labelled texts of a composed CV, in composition order. */
export function labelledSpans({ header, side, main }: Composed): Span[] {
  const spansOf = (block: Block): Span[] =>
    block.kind === "row"
      ? block.cells.flat().flatMap(spansOf)
      : block.kind === "line"
        ? [...block.left, ...(block.right ?? [])]
        : block.spans;
  return [...header, ...side, ...main].flatMap(spansOf).filter(({ label }) => label !== undefined);
}
