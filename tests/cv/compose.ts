import type { SectionKind } from "../../profile/parse/words/language-words.ts";
import type { Resume } from "../../profile/resume.ts";
import { type Block, type Composed, joinSpans, line, type Span, span, type TextStyle } from "./composed.ts";
import { createEntryWriter } from "./dated-entries.ts";
import { pickLayout } from "./layout.ts";
import { type Person, vocabularies } from "./person.ts";
import type { Random } from "./random.ts";
import { pickTypography } from "./typography.ts";
import { items, type Vocabulary } from "./vocabulary/vocabulary.ts";

const countryCodes: Record<Person["language"], string> = { en: "GB", no: "NO", sv: "SE", da: "DK" };
const states = items("MA|NY|CA|OR|TX|WA|IL");

/** Composes a person's CV with a random layout, with the label of each text. */
export function compose(person: Person, random: Random): Composed {
  const vocabulary: Vocabulary = vocabularies[person.language];
  const own = person.resume;
  const basics = own.basics ?? {};
  const isForeign = person.language !== "en" && random.chance(0.1);
  const headingVocabulary = isForeign ? vocabularies.en : vocabulary;
  let entries = 0;

  const layout = pickLayout(random, vocabulary);
  const {
    dateStyle,
    headingStyle,
    hasMarginHeadings,
    datePlace,
    form,
    isThreeColumns,
    hasCountry,
    isAmerican,
    degreeStyle,
  } = layout;
  const shownDate = (date: string | undefined) =>
    date && (dateStyle === "year" || dateStyle === "season") ? date.slice(0, 4) : date;
  const labelFor = (name: keyof Vocabulary["labels"]) => random.pick(vocabulary.labels[name]);
  const nextEntry = () => entries++;
  const { writeSection, expectedBody, monthYear } = createEntryWriter({
    random,
    vocabulary,
    language: person.language,
    layout,
    nextEntry,
  });
  let headingCount = 0;
  function withHeading(kind: SectionKind, content: Block[]): Block[] {
    if (content.length === 0) return [];
    headingCount += 1;
    const text = random.word(headingVocabulary.headings[kind]);
    const shown =
      headingStyle === "number"
        ? `${headingCount}. ${text}`
        : headingStyle === "roman"
          ? `${["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"][headingCount - 1]}. ${text}`
          : headingStyle === "letter"
            ? `${"ABCDEFGHIJKL"[headingCount - 1]}) ${text}`
            : headingStyle === "section"
              ? `§ ${text}`
              : headingStyle === "dashes"
                ? `— ${text} —`
                : headingStyle === "square"
                  ? `[ ${text} ]`
                  : headingStyle === "colon"
                    ? `${text}:`
                    : text;
    const heading: Block = { kind: "heading", spans: [span(shown, "heading", `heading.${kind}`)] };
    return hasMarginHeadings && !side.has(kind)
      ? [{ kind: "row", cells: [[heading], content], widths: [24, 76], isSection: true }]
      : [heading, ...content];
  }

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
  const hasSide = !hasMarginHeadings && random.chance(0.28);
  const side = new Set<SectionKind>(hasSide ? (["contact"] as SectionKind[]) : []);
  if (hasSide) {
    for (const kind of ["skills", "languages", "interests", "certificates", "awards"] as SectionKind[])
      if (random.chance(0.6)) side.add(kind);
    if (random.chance(0.2)) side.add("publications");
    if (random.chance(0.25)) side.add("education");
    if (random.chance(0.25)) side.add("summary");
  }

  const expected: Resume = {};
  const isInSidebar = (kind: SectionKind) => side.has(kind);
  const listStyle = (kind: SectionKind) =>
    isInSidebar(kind)
      ? random.pick(["bullets", "lines", "strong", "levels", "lines"] as const)
      : random.pickPart(
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
            "groupRows",
            "groupLines",
          ] as const,
          ["dots", "grid3"] as const,
        );
  const groupNames =
    person.language === "en"
      ? items("Tools|Other|Technical|Personal|Methods|Domain knowledge|Software|On site")
      : items("Fag|Annet|Teknisk|Personlig|Metoder|Domene|Program|IT");
  const skillLevels =
    person.language === "en" ? items("expert|good|basic|advanced") : items("god|meget god|ekspert|middels");

  function listBlocks(values: string[], kind: SectionKind): Block[] {
    const style = kind === "interests" && random.chance(0.5) ? "commas" : listStyle(kind);
    const one = (text: string, textStyle: TextStyle = "text") => span(text, textStyle, kind);
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
      for (let index = 0; index < values.length; index += columns)
        rows.push({
          kind: "row",
          cells: Array.from({ length: columns }, (_, column) => {
            const value = values[index + column];
            return value ? [line(one(value))] : [];
          }),
          widths: Array.from({ length: columns }, () => 100 / columns),
        });
      return rows;
    }
    if (style.startsWith("group") && values.length >= 4) {
      const half = Math.ceil(values.length / 2);
      const names = random.sample(random.words(groupNames), 2);
      return [values.slice(0, half), values.slice(half)].flatMap((part, index): Block[] => {
        const name = names[index] ?? "";
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

  const itemStyle = random.pick(["text", "text", "what", "strong"] as const);
  function itemSpans(
    kind: "certificates" | "publications" | "awards" | "projects",
    name: string,
    issuer: string,
    date: string,
  ) {
    const entry = entries++;
    const one = (text: string, field: string, textStyle: TextStyle) =>
      text === "" ? [] : [span(text, textStyle, `${kind}.${field}`, entry)];
    return {
      entry,
      name: one(name, "name", itemStyle),
      issuer: one(issuer, "issuer", "text"),
      date: one(date && monthYear(date), "date", "date"),
    };
  }

  const makers: Partial<Record<SectionKind, () => Block[]>> = {
    summary: () => {
      expected.basics = { ...expected.basics, summary: basics.summary ?? "" };
      return [line(span(basics.summary ?? "", "text", "summary"))];
    },
    work: () => {
      const jobs = own.work ?? [];
      expected.work = jobs.map(({ name, position, startDate, endDate, highlights = [] }) => ({
        name,
        position,
        startDate: shownDate(startDate),
        ...(endDate ? { endDate: shownDate(endDate) } : {}),
        ...expectedBody(highlights),
      }));
      return writeSection(
        "work",
        jobs.map(({ name, position, location, startDate, endDate, highlights = [] }) => ({
          entry: {
            what: position,
            where: name,
            place:
              location && isAmerican
                ? `${location}, ${random.word(states)}`
                : hasCountry && location
                  ? `${location}, ${random.chance(0.3) ? random.word(states) : random.pick(vocabulary.labels.country)}`
                  : location,
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
      const join = random.chance(0.6) ? ` ${vocabulary.degreeJoin} ` : random.pick([", ", " – ", " "]);
      const gradeName = random.pick(vocabulary.labels.grade);
      expected.education = studies.map(
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
      return writeSection(
        "education",
        studies.map(({ institution, studyType, area, startDate, endDate, score, courses = [] }) => ({
          entry: {
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
      expected.volunteer = roles;
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
      return writeSection(
        "volunteer",
        roles.map(({ organization, position, startDate, endDate, highlights = [] }) => ({
          entry: { what: position, where: organization, start: startDate, end: endDate, isCurrent: false },
          texts: highlights,
        })),
        false,
      );
    },
    skills: () => {
      expected.skills = own.skills ?? [];
      return listBlocks(
        (own.skills ?? []).map(({ name = "" }) => name),
        "skills",
      );
    },
    interests: () => {
      expected.interests = own.interests ?? [];
      return listBlocks(
        (own.interests ?? []).map(({ name = "" }) => name),
        "interests",
      );
    },
    languages: () => {
      const all = own.languages ?? [];
      const style = random.pickPart(
        ["colon", "brackets", "dash", "row", "inline", "below"] as const,
        ["comma", "inlineDash"] as const,
      );
      expected.languages = all;
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
      const style = random.pickPart(
        ["brackets", "start", "comma", "margin", "issued", "right"] as const,
        ["below"] as const,
      );
      const isBullet = random.chance(0.4) && (style === "brackets" || style === "start" || style === "comma");
      const isDash = random.chance(0.3);
      expected.certificates = all.map((one) => (one.date ? { ...one, date: shownDate(one.date) } : one));
      if (random.chance(0.08) && all.length > 0) {
        expected.certificates = all.map(({ name }) => ({ name }));
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
              ? [line(span(`${random.pick(vocabulary.labels.issued)} `, "text", "label"), ...item.date)]
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
      expected.publications = all.map(({ name }) => ({ name }));
      const isBullet = random.chance(0.5);
      const [given = "", ...rest] = (basics.name ?? "").split(" ");
      const others = random
        .sample(vocabulary.surnames, random.int(0, 2))
        .map((surname) => `${surname}, ${given[0]}.`);
      const author = [`${rest.join(" ")}, ${given[0]}.`, ...others].join(random.pick([", ", " & "]));
      const style = random.pickPart(
        ["simple", "apa", "number", "rows", "plain", "plain", "names", "quoted"] as const,
        ["bracketNumber"] as const,
      );
      // Volume and pages behind a journal.
      const hasPages = random.chance(0.3);
      const drawPages = () =>
        `, ${random.int(2, 60)}(${random.int(1, 6)}), ${random.int(1, 200)}–${random.int(201, 400)}`;
      const pages = () => (hasPages ? [span(drawPages())] : []);
      return all.map(({ name = "", publisher = "", releaseDate = "" }, index): Block => {
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
        if (style === "names") return line(...item.name);
        if (style === "plain") {
          const stop = /[?!]$/.test(name) ? " " : ". ";
          const spans = [...item.name, span(stop), ...item.issuer, span(", "), ...item.date];
          return isBullet ? { kind: "bullet", spans } : line(...spans, span("."));
        }
        if (style === "quoted") return line(span("“"), ...item.name, span("”, "), ...simple.slice(2));
        const mark = style === "apa" ? "" : style === "number" ? `${index + 1}. ` : `[${index + 1}] `;
        return line(
          span(mark),
          span(author, "text", "publications.author", item.entry),
          span(" ("),
          ...item.date,
          span("). "),
          ...item.name,
          span(". "),
          ...item.issuer,
          ...pages(),
          span("."),
        );
      });
    },
    awards: () => {
      const all = own.awards ?? [];
      expected.awards = all;
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
      expected.projects = all;
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
          ? [line(span(random.pick(vocabulary.labels.onRequest), "text", "references"))]
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

  const header: Block[] = [];
  const isFullAddress = random.chance(0.6) && (basics.location?.postalCode ?? "") !== "";
  const address = isFullAddress
    ? `${basics.location?.address}, ${basics.location?.postalCode} ${basics.location?.city}`
    : (basics.location?.city ?? "");
  const shownAddress = random.chance(0.12) ? `${address}, ${countryCodes[person.language]}` : address;
  const profileUrl = basics.profiles?.[0]?.url?.replace("https://www.", "");
  const contact = [
    { label: "phone", text: basics.phone ?? "" },
    { label: "email", text: basics.email ?? "" },
    { label: "address", text: shownAddress },
    ...(basics.url ? [{ label: "web", text: basics.url.replace("https://", "") }] : []),
    ...(profileUrl ? [{ label: "web", text: profileUrl }] : []),
  ];
  const ordered = random.shuffle(contact);
  const contactStyle = hasSide
    ? random.pick(["lines", "labelled"] as const)
    : random.pickPart(
        ["inline", "inline", "lines", "labelled", "table", "right", "inlineLabelled"] as const,
        ["twoLines"] as const,
      );
  const contactSpan = (text: string) => span(text, "text", "contact");
  const contactLabel = (label: string) => (label === "web" ? "Web" : labelFor(label as "phone"));
  const contactBlocks = (): Block[] => {
    const mark = random.pickPart([" | ", " · ", "  ", ", ", " – ", " • "], [" / ", " ◆ "]);
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
              span(`${contactLabel(label)}: `, "label", "label"),
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
        line(span(`${contactLabel(label)}: `, "label", "label"), contactSpan(text)),
      );
    if (contactStyle === "table")
      return ordered.map(
        ({ label, text }): Block => ({
          kind: "row",
          cells: [[line(span(contactLabel(label), "label", "label"))], [line(contactSpan(text))]],
          widths: [24, 76],
        }),
      );
    return ordered.map(({ text }) => line(contactSpan(text)));
  };
  const name = span(basics.name ?? "", "name", "name");
  const isLabelShown = basics.label !== undefined && random.chance(0.85);
  const titleLine = random.chance(0.12)
    ? [line(span(random.word(vocabulary.documentTitles), "heading", "title"))]
    : [];
  const headline = span(basics.label ?? "", "headline", "headline");
  const nameStyle = random.pickPart(
    ["apart", "apart", "apart", "apart", "apart", "pair", "bar"] as const,
    ["comma"] as const,
  );
  const nameBlocks: Block[] = !isLabelShown
    ? [line(name)]
    : nameStyle === "pair"
      ? [{ kind: "line", left: [name], right: [headline] }]
      : nameStyle === "apart"
        ? [line(name), line(headline)]
        : [line(name, span(nameStyle === "bar" ? " | " : ", "), headline)];
  const isPersonal = random.chance(0.2);
  const facts = isPersonal
    ? [
        { kind: "birth-date", label: labelFor("born"), text: person.born },
        ...(random.chance(0.6)
          ? [{ kind: "civil-status", label: labelFor("status"), text: person.status }]
          : []),
        ...(random.chance(0.4)
          ? [{ kind: "nationality", label: labelFor("nationality"), text: person.nationality }]
          : []),
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
      ...ordered.map(({ label, text }): [string, Span] => [contactLabel(label), contactSpan(text)]),
      ...facts.map(({ label, text }): [string, Span] => [label, span(text, "text", "personal")]),
    ];
    const blocks = rows.map(
      ([label, value]): Block => ({
        kind: "row",
        cells: [[line(span(label, "label", "label"))], [line(value)]],
        widths: [28, 72],
      }),
    );
    header.push(...titleLine, ...withHeading("personal", blocks));
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
          ...withHeading(facts.length > 0 ? "personal" : "contact", [...contactBlocks(), ...factBlocks]),
        );
      else header.push(...contactBlocks(), ...factBlocks);
    }
  }
  if (hasSide) {
    const block = [...contactBlocks(), ...factBlocks];
    sideBlocks.push(...(random.chance(0.7) ? withHeading("contact", block) : block));
  }
  for (const [kind, blocks] of contents) {
    const target = side.has(kind) ? sideBlocks : main;
    // A summary without a heading stands below the contact data.
    if (kind === "summary" && !side.has(kind) && blocks.length > 0 && random.chance(0.2))
      target.push(...blocks);
    else target.push(...withHeading(kind, blocks));
  }

  expected.basics = {
    name: basics.name,
    ...(isLabelShown ? { label: basics.label } : {}),
    email: basics.email,
    phone: basics.phone,
    ...(basics.url ? { url: basics.url } : {}),
    ...expected.basics,
    location: {
      city: basics.location?.city,
      ...(isFullAddress
        ? { postalCode: basics.location?.postalCode, address: basics.location?.address }
        : {}),
    },
    ...(profileUrl ? { profiles: basics.profiles } : {}),
  };

  const typography = pickTypography(random, hasSide);
  const footer = random.chance(0.15)
    ? `${random.chance(0.5) ? `${basics.name} – ` : ""}${random.pick(vocabulary.labels.page)}`
    : "";
  return {
    header,
    side: sideBlocks,
    main,
    typography,
    footer,
    expected: JSON.parse(JSON.stringify(expected)) as Resume,
    sensitive: [
      ...facts
        // The language skills name "Norsk" too.
        .filter(({ kind }) => kind !== "nationality")
        .map(({ kind, text }) => ({ kind, value: text })),
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
          : hasMarginHeadings
            ? "margin-headings"
            : `dates-${datePlace}`,
  };
}
