import type { Entry, Section, Writer } from "./family.ts";

const special: Record<string, string> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

/** Escapes a text for LaTeX. */
export const escapeLatex = (text: string): string =>
  text.replace(/[\\~^&%$#_{}]/g, (sign) => special[sign] ?? `\\${sign}`);

const withComma = (text: string) => (text === "" ? "" : `, ${text}`);
const lines = (parts: string[]) => parts.filter((part) => part !== "").join("\n");
const list = (points: string[], name = "itemize") =>
  points.length > 0
    ? `\\begin{${name}}${points.map((point) => `\\item ${point}`).join("\n")}\\end{${name}}`
    : "";

/** From employer, place, title, period to period, title, employer, place. */
const toPeriodFirst = ([where, place, what, period]: string[]) => [period, what, where, place];

const section = (writer: Writer, kind: Section, write: () => string) =>
  `\\section{${writer.heading(kind)}}\n${write()}`;

const languageList = (writer: Writer) =>
  writer
    .languages()
    .map((one) => `${one.name()} (${one.level()})`)
    .join(", ");

function moderncv(style: "classic" | "banking" | "casual" | "oldstyle") {
  return (writer: Writer): string => {
    const { random } = writer;
    const [first = "", ...rest] = writer.name().split(" ");
    const entry = (one: Entry, withPoints: boolean) => {
      // Texts are marked in printed order: the banking style begins with the employer and ends with the period.
      const isBanking = style === "banking";
      const [period, what, where, place] = isBanking
        ? toPeriodFirst([one.where(), one.place(), one.what(), one.period()])
        : [one.period(), one.what(), one.where(), one.place()];
      const points = withPoints ? list(one.points()) : "";
      return `\\cventry{${period}}{${what}}{${where}}{${place}}{}{${points}}`;
    };
    return `\\documentclass[${random.pick(["10pt", "11pt"])},a4paper]{moderncv}
\\moderncvstyle{${style}}\\moderncvcolor{${random.pick(["blue", "green", "black", "red"])}}
\\usepackage[scale=${random.pick(["0.75", "0.8"])}]{geometry}
\\name{${first}}{${rest.join(" ")}}\\title{${writer.headline()}}
\\address{${writer.city()}}{}{}\\phone[mobile]{${writer.phone()}}\\email{${writer.email()}}
\\begin{document}\\makecvtitle
${lines([
  section(writer, "summary", () => `\\cvitem{}{${writer.summary()}}`),
  section(writer, "work", () => lines(writer.jobs().map((job) => entry(job, true)))),
  section(writer, "education", () => lines(writer.studies().map((study) => entry(study, false)))),
  section(writer, "languages", () =>
    lines(writer.languages().map((one) => `\\cvitemwithcomment{${one.name()}}{${one.level()}}{}`)),
  ),
  section(writer, "skills", () => {
    const skills = writer.skills();
    return random.chance(0.5)
      ? lines(skills.map((skill) => `\\cvlistitem{${skill}}`))
      : `\\cvitem{}{${skills.join(", ")}}`;
  }),
])}
\\end{document}`;
  };
}

function europasscv(writer: Writer): string {
  const entry = (one: Entry, withPoints: boolean) => {
    const head = `\\ecvtitle{${one.period()}}{${one.what()}}\\ecvitem{}{${one.where()}${withComma(one.place())}}`;
    const points = withPoints ? list(one.points(), "ecvitemize") : "";
    return points === "" ? head : `${head}\\ecvitem{}{${points}}`;
  };
  return `\\documentclass[english,a4paper]{europasscv}
\\ecvname{${writer.name()}}\\ecvaddress{${writer.city()}}\\ecvtelephone{${writer.phone()}}\\ecvemail{${writer.email()}}
\\begin{document}\\begin{europasscv}\\ecvpersonalinfo
${lines([
  `\\ecvsection{${writer.heading("work")}}`,
  ...writer.jobs().map((job) => entry(job, true)),
  `\\ecvsection{${writer.heading("education")}}`,
  ...writer.studies().map((study) => entry(study, false)),
  `\\ecvsection{${writer.heading("skills")}}`,
  `\\ecvblueitem{}{${writer.skills().join(", ")}}`,
])}
\\end{europasscv}\\end{document}`;
}

const article = (options: string, preamble: string, body: string) =>
  `\\documentclass[${options}]{article}\\usepackage[a4paper,margin=${preamble.includes("paracol") ? "1.4cm" : "2cm"}]{geometry}
\\usepackage{fontspec,enumitem,titlesec,xcolor,hyperref}\\setlength{\\parindent}{0pt}\\pagestyle{empty}\\setlist{nosep,leftmargin=1.2em}
${preamble}\\begin{document}${body}\\end{document}`;

/** Like Awesome-CV: small capitals, the employer in bold with the place at the right edge, the title below with the period. */
function awesome(writer: Writer): string {
  const { random } = writer;
  const firstRow = (left: string, right: string) =>
    `\\textbf{${left}}\\hfill {\\itshape\\color{gray}${right}}\\par`;
  const entry = (one: Entry, withPoints: boolean) =>
    `${firstRow(one.where(), one.place())}{\\small\\scshape ${one.what()}}\\hfill {\\small\\itshape ${one.period()}}\\par${withPoints ? list(one.points()) : ""}\\vspace{4pt}`;
  return article(
    "10pt",
    `\\titleformat{\\section}{\\Large\\bfseries\\color{${random.pick(["red!70!black", "teal", "black"])}}}{}{0em}{}[\\titlerule]
`,
    `\\begin{center}{\\fontsize{30}{34}\\selectfont ${writer.name()}}\\par ${writer.headline()}\\par{\\small ${writer.city()}}\\par{\\small ${[writer.phone(), writer.email(), writer.profile()].filter((part) => part !== "").join(" \\textbar\\ ")}}\\end{center}
${lines([
  section(writer, "summary", () => writer.summary()),
  section(writer, "work", () =>
    writer
      .jobs()
      .map((job) => entry(job, true))
      .join("\n\n"),
  ),
  section(writer, "education", () =>
    writer
      .studies()
      .map((study) => entry(study, false))
      .join("\n\n"),
  ),
  section(writer, "skills", () => writer.skills().join(", ")),
  section(writer, "languages", () => languageList(writer)),
])}`,
  );
}

/** Two columns with a narrow one: like Deedy (left, small, capitals) or AltaCV (right, tags). */
function twoColumns(kind: "deedy" | "altacv") {
  return (writer: Writer): string => {
    const { random } = writer;
    const isDeedy = kind === "deedy";
    const job = (one: Entry) =>
      isDeedy
        ? `{\\bfseries\\MakeUppercase{${one.where()}}} \\textbar\\ {\\scshape ${one.what()}}\\par{\\small\\color{gray}${one.period()} \\textbar\\ ${one.place()}}\\par${list(one.points())}`
        : `{\\large ${one.what()}}\\par{\\bfseries\\color{blue!50!black}${one.where()}}\\par{\\small ${one.period()}\\hspace{2em}${one.place()}}\\par${list(one.points())}`;
    const study = (one: Entry) =>
      isDeedy
        ? `{\\bfseries\\MakeUppercase{${one.where()}}}\\par{\\small ${one.what()}}\\par{\\small\\color{gray}${one.period()}}\\par`
        : `${one.what()}\\par{\\bfseries\\color{blue!50!black}${one.where()}}\\par{\\small ${one.period()}}\\par`;
    const wide = () => section(writer, "work", () => writer.jobs().map(job).join("\n\n\\vspace{6pt}"));
    const narrow = () =>
      lines([
        ...(isDeedy ? [] : [section(writer, "summary", () => writer.summary())]),
        section(writer, "education", () => writer.studies().map(study).join("\n\n\\vspace{6pt}")),
        section(writer, "skills", () =>
          isDeedy
            ? writer.skills().join(" \\textbullet\\ ")
            : writer
                .skills()
                .map((skill) => `\\fbox{${skill}}`)
                .join(" "),
        ),
        section(writer, "languages", () =>
          writer
            .languages()
            .map((one) => `${one.name()}\\hfill ${one.level()}\\par`)
            .join("\n"),
        ),
      ]);
    const ratio = isDeedy ? random.pick(["0.33", "0.3"]) : random.pick(["0.6", "0.64"]);
    const contact = `${[writer.name(), writer.headline()].map((text, index) => (index === 0 ? `{\\Huge ${text}}` : `{\\large ${text}}`)).join("\\par ")}\\par{\\small ${[writer.email(), writer.phone(), writer.city(), writer.profile()].filter((part) => part !== "").join(isDeedy ? " \\textbar\\ " : "\\quad ")}}`;
    return article(
      "10pt",
      `\\usepackage{paracol}\\columnratio{${ratio}}\\setlength{\\columnsep}{8mm}
\\AtBeginDocument{\\raggedright\\sloppy}
\\titleformat{\\section}{${isDeedy ? "\\normalsize" : "\\large"}${random.pick(["", "\\bfseries"])}\\color{${random.pick(["gray", "blue!50!black"])}}${isDeedy ? "\\MakeUppercase" : ""}}{}{0em}{}${isDeedy ? "" : "[\\titlerule]"}
`,
      `${isDeedy ? `\\begin{center}${contact}\\end{center}` : `${contact}\\bigskip`}\\begin{paracol}{2}
${isDeedy ? narrow() : wide()}\\switchcolumn ${isDeedy ? wide() : narrow()}\\end{paracol}`,
    );
  };
}

function publications(writer: Writer): string {
  const papers = writer.publications();
  if (papers.length === 0) return "";
  const heading = writer.heading("publications");
  const items = papers.map(
    (one) => `${one.author()} (${one.date()}). ${one.name()}. \\textit{${one.issuer()}}.`,
  );
  return `\\section{${heading}}${list(items, "enumerate")}`;
}

/** Numbered sections, periods in the margin, numbered publications. */
function academic(writer: Writer): string {
  const { random } = writer;
  const entry = (one: Entry, withPoints: boolean) =>
    `\\item[${one.period()}] \\textbf{${one.what()}}, ${one.where()}${withComma(one.place())}${withPoints ? list(one.points()) : ""}`;
  const dated = (entries: string[]) =>
    `\\begin{description}[leftmargin=3.6cm,labelwidth=3.4cm,font=\\normalfont]${entries.join("\n")}\\end{description}`;
  const isEducationFirst = random.chance(0.7);
  const work = () => section(writer, "work", () => dated(writer.jobs().map((job) => entry(job, true))));
  const education = () =>
    section(writer, "education", () => dated(writer.studies().map((one) => entry(one, false))));
  return article(
    "11pt",
    random.chance(0.5) ? "\\setcounter{secnumdepth}{1}" : "\\setcounter{secnumdepth}{0}",
    `{\\LARGE\\bfseries ${writer.name()}}\\par ${writer.headline()}\\par ${[writer.city(), writer.phone(), writer.email()].join(" $\\cdot$ ")}
${lines([
  ...(isEducationFirst ? [education(), work()] : [work(), education()]),
  publications(writer),
  section(writer, "skills", () => writer.skills().join(", ")),
  section(writer, "languages", () => languageList(writer)),
])}`,
  );
}

/** Templates that LaTeX renders. */
export const latexFamilies: Record<string, (writer: Writer) => string> = {
  "moderncv-classic": moderncv("classic"),
  "moderncv-banking": moderncv("banking"),
  "moderncv-casual": moderncv("casual"),
  "moderncv-oldstyle": moderncv("oldstyle"),
  europasscv,
  "awesome-cv": awesome,
  deedy: twoColumns("deedy"),
  altacv: twoColumns("altacv"),
  academic,
};
