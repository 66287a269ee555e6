import { readFileSync } from "node:fs";
import { cities } from "../content-loader/data/cities.ts";
import { claims } from "../content-loader/data/claims.ts";
import { testimonialCompanies, whyUsCompanies } from "../content-loader/data/companies.ts";
import { packages } from "../content-loader/data/packages.ts";
import { processors } from "../content-loader/data/processors.ts";
import { regions } from "../content-loader/data/regions.ts";
import { retention } from "../content-loader/data/service.ts";
import { site } from "../content-loader/data/site.ts";
import { norwayTestimonials, testimonials } from "../content-loader/data/testimonials.ts";
import { osloDay } from "../content-loader/format.ts";
import { languageCodes } from "../shared/languages.ts";
import { readArguments } from "./command-line.mjs";
import { launchProblems } from "./launch/launch-problems.ts";
import type { LegalDocument } from "./launch/legal-problems.ts";

readArguments(`npm run launch:check: lists what an owner must replace or prove before the site goes live, and ends with 1 while
anything is left. Run it with the settings of the production server in the environment.`);

const problems = launchProblems({
  site,
  env: process.env,
  today: osloDay(new Date()),
  packages,
  claims,
  cities,
  regions,
  testimonials: [...testimonials, ...norwayTestimonials],
  companies: [...whyUsCompanies, ...testimonialCompanies],
  processors,
  legal: languageCodes.flatMap((language) =>
    ["privacy", "terms", "accessibility"].map((name) => readLegal(language, name)),
  ),
  messageDays: retention.messageDays,
});

for (const [group, members] of Map.groupBy(problems, (problem) => problem.group)) {
  console.log(`\n${group} (${members.length})`);
  for (const { file, field, problem } of members) console.log(`  ${file}  ${field}  ${problem}`);
}
if (problems.length > 0) {
  console.log(`\nNot ready to go live: ${problems.length} left to replace or prove.`);
  process.exitCode = 1;
} else {
  console.log("Nothing is left to replace or prove. The site may go live.");
}

function readLegal(language: string, name: string): LegalDocument {
  const file = `content/${language}/${name}.json`;
  const { version, updated } = JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), "utf8"));
  return { file, version, updated };
}
