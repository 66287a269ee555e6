import { readArguments } from "./command-line.mjs";
import { ensureBuild, ensureDependencies, start } from "./prepare.mjs";

const { values } = readArguments(
  `npm run dev: pages with live reload on http://localhost:5173, the server behind them, e-mails in the terminal.
npm run edit: the same, and opens the editor of the site's content, http://localhost:5173/edit.`,
  { options: { edit: { type: "boolean", default: false } } },
);
ensureDependencies();
// The server answers forms from a built site: it holds the page that a refused form without JavaScript gets.
ensureBuild();
// A fault in an article is shown and does not stop the work on it.
process.env.NODE_ENV = "development";
if (values.edit) process.env.OPEN_EDITOR = "1";
start("node", ["scripts/develop.ts"]);
