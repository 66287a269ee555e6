import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { launchHeadless } from "../../scripts/chromium.ts";
import { readArguments, refuse } from "../../scripts/command-line.mjs";
import { docxOf, docxShapes } from "./docx.ts";
import { layouts, pageOf } from "./layouts.ts";
import { people } from "./people.ts";
import { textShapes } from "./text.ts";
import { sensitiveOf, truthOf } from "./truth.ts";

const usage = `npm run bench:cv:make -- FOLDER [--kept-aside]: writes CVs of invented people in many layouts, each with its truth, for
npm run bench:cv.

  --kept-aside   only the layouts that are kept aside`;

const { values, positionals } = readArguments(usage, {
  options: { "kept-aside": { type: "boolean", default: false } },
  allowPositionals: true,
});
const [folder = refuse(usage, "A folder is missing")] = positionals;
const isKeptAside = values["kept-aside"];
const target = resolve(folder);
mkdirSync(target, { recursive: true });

const manifest: { file: string; lang: string; layout: string; type: string }[] = [];

function write(
  person: (typeof people)[number],
  shape: Parameters<typeof truthOf>[0] & { id: string },
  type: string,
  bytes: Uint8Array | string,
  text: string,
) {
  const file = `${person.id}-${shape.id}.${type}`;
  writeFileSync(join(target, file), bytes);
  writeFileSync(join(target, `${file}.truth.json`), JSON.stringify(truthOf(shape, person), null, 1));
  writeFileSync(
    join(target, `${file}.sensitive.json`),
    JSON.stringify({ file, sensitive: sensitiveOf(person, text) }, null, 1),
  );
  manifest.push({ file, lang: person.language, layout: shape.id, type });
}

const browser = await launchHeadless();
const page = await browser.newPage();
for (const [at, person] of people.entries()) {
  for (const layout of layouts.filter(({ heldOut }) => heldOut === isKeptAside)) {
    const html = pageOf(layout, person, at);
    await page.setContent(html);
    write(person, layout, "pdf", await page.pdf({ preferCSSPageSize: true, printBackground: true }), html);
  }
  for (const shape of docxShapes.filter(({ heldOut }) => heldOut === isKeptAside)) {
    const body = shape.body(person, at);
    write(person, shape, "docx", docxOf(body), body);
  }
  for (const shape of textShapes.filter(({ heldOut }) => heldOut === isKeptAside)) {
    const text = shape.text(person, at);
    write(person, shape, "txt", text, text);
  }
}
await browser.close();
writeFileSync(join(target, "manifest.json"), JSON.stringify(manifest, null, 1));
console.log(`${manifest.length} files in ${target}`);
