import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Resume } from "../../profile/resume.ts";
import { launchHeadless } from "../../scripts/chromium.ts";
import { exitWithUsage, readArguments } from "../../scripts/command-line.mjs";
import type { LabelledText } from "../../scripts/cv/align.ts";
import { compose } from "./compose.ts";
import { type Composed, labelledSpans } from "./composed.ts";
import { renderDocx } from "./docx.ts";
import { writeFamily } from "./families/family.ts";
import { htmlFamilies } from "./families/html.ts";
import { escapeLatex, latexFamilies } from "./families/latex.ts";
import { escapeHtml, renderHtml } from "./html.ts";
import { makePerson } from "./person.ts";
import { Random, type Split } from "./random.ts";
import { renderText } from "./text.ts";
import type { Language } from "./vocabulary/vocabulary.ts";

const usage = `npm run bench:cv:make -- FOLDER [--count 200] [--seed 1] [--judge] [--office] [--families]: writes CVs of invented people in layouts
drawn at random, each with its expected result, for npm run bench:cv and npm run cv:train.

  --families  CVs in well-known templates instead of random layouts; needs XeLaTeX with moderncv and europasscv
  --judge     people, words and layout parts held out from training
  --office    also files converted by LibreOffice, which must be installed`;

const { values, positionals } = readArguments(usage, {
  options: {
    judge: { type: "boolean", default: false },
    families: { type: "boolean", default: false },
    office: { type: "boolean", default: false },
    count: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
  },
  allowPositionals: true,
});
const [folder = exitWithUsage(usage, "A folder is missing")] = positionals;
const target = resolve(folder);
mkdirSync(target, { recursive: true });
const split: Split = values.judge ? "judge" : "tune";
const manifest: { file: string; lang: string; layout: string; type: string; tool: string }[] = [];
const languages: Language[] = values.families ? ["en", "no"] : ["en", "no", "en", "no", "sv", "da"];

interface Written {
  expected: Resume;
  sensitive: { kind: string; value: string }[];
  layout: string;
  texts: LabelledText[];
}

function write(file: string, written: Written, language: Language, type: string, tool: string): void {
  const json = (name: string, value: unknown) =>
    writeFileSync(join(target, `${file}.${name}.json`), JSON.stringify(value, null, 1));
  json("truth", written.expected);
  json("sensitive", { sensitive: written.sensitive });
  json("labels", written.texts);
  manifest.push({ file, lang: language, layout: written.layout, type, tool });
}

const withTexts = (composed: Composed): Written => ({
  ...composed,
  texts: labelledSpans(composed).map(({ text, label = "", entry }) => [text, label, entry ?? -1]),
});

/** Renders a LaTeX source. Two runs, because some templates measure their columns in the first one. */
function renderLatex(id: string, source: string): void {
  writeFileSync(join(target, `${id}.tex`), source);
  const options = { cwd: target, stdio: "ignore" } as const;
  for (let run = 0; run < 2; run += 1)
    execFileSync("xelatex", ["-interaction=batchmode", `${id}.tex`], options);
  for (const ending of ["aux", "log", "out", "tex"]) rmSync(join(target, `${id}.${ending}`), { force: true });
}

const browser = await launchHeadless();
const page = await browser.newPage();
const toConvert: Record<"pdf" | "odt", string[]> = { pdf: [], odt: [] };
for (let index = 0; index < Number(values.count); index += 1) {
  const random = new Random(
    Number(values.seed) * 100_003 + index * 7919 + (split === "judge" ? 5e8 : 0),
    split,
  );
  const language = languages[index % languages.length] as Language;
  const id = `${split[0]}${values.seed}-${String(index).padStart(4, "0")}`;
  const person = makePerson(random, language);
  if (values.families) {
    const names = [...Object.keys(latexFamilies), ...Object.keys(htmlFamilies)];
    const layout = names[index % names.length] as string;
    const latex = latexFamilies[layout];
    if (latex) {
      const { source, ...written } = writeFamily(person, random, escapeLatex, latex);
      renderLatex(id, source);
      write(`${id}.pdf`, { ...written, layout }, language, "pdf", "xelatex");
      continue;
    }
    const family = htmlFamilies[layout] as (typeof htmlFamilies)[string];
    const { source, ...written } = writeFamily(person, random, escapeHtml, family);
    await page.setContent(source);
    writeFileSync(
      join(target, `${id}.pdf`),
      await page.pdf({ preferCSSPageSize: true, printBackground: true }),
    );
    write(`${id}.pdf`, { ...written, layout }, language, "pdf", "chromium");
    continue;
  }
  const composed = compose(person, random);
  const draw = random.next();
  if (draw < 0.6) {
    const footerTemplate = `<div style="font-size:8pt;width:100%;text-align:center">${composed.footer
      .replace("{n}", '<span class="pageNumber"></span>')
      .replace("{m}", '<span class="totalPages"></span>')}</div>`;
    await page.setContent(renderHtml(composed));
    const bytes = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      ...(composed.footer
        ? { displayHeaderFooter: true, headerTemplate: "<span></span>", footerTemplate }
        : {}),
    });
    writeFileSync(join(target, `${id}.pdf`), bytes);
    write(`${id}.pdf`, withTexts(composed), language, "pdf", "chromium");
  } else if (draw < 0.88) {
    const office = values.office && draw >= 0.68 ? (draw < 0.82 ? "pdf" : "odt") : undefined;
    writeFileSync(join(target, `${id}.docx`), renderDocx(composed, random));
    if (office) {
      toConvert[office].push(`${id}.docx`);
      write(`${id}.${office}`, withTexts(composed), language, office, "libreoffice");
    } else write(`${id}.docx`, withTexts(composed), language, "docx", "docx");
  } else {
    writeFileSync(join(target, `${id}.txt`), renderText(composed, random));
    write(`${id}.txt`, withTexts(composed), language, "txt", "text");
  }
}
await browser.close();
/** Files that LibreOffice converts in one run. */
const batch = 100;
const profile = join(tmpdir(), `libreoffice-${process.pid}`);
// In batches, because LibreOffice may stop without an error after a few hundred files.
for (const [type, files] of Object.entries(toConvert))
  for (let first = 0; first < files.length; first += batch)
    // Its own profile: a LibreOffice that runs already would take over the files and might end before they are converted.
    execFileSync(
      "soffice",
      [
        `-env:UserInstallation=${pathToFileURL(profile)}`,
        "--headless",
        "--convert-to",
        type,
        "--outdir",
        target,
        ...files.slice(first, first + batch),
      ],
      { cwd: target, stdio: "ignore" },
    );
rmSync(profile, { recursive: true, force: true });
const lost = manifest.filter(({ file }) => !existsSync(join(target, file)));
if (lost.length > 0) throw new Error(`LibreOffice did not convert ${lost.length} files; run it again`);
writeFileSync(join(target, "manifest.json"), JSON.stringify(manifest, null, 1));
console.log(`${manifest.length} files in ${target}`);
