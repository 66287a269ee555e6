import { readArguments } from "./command-line.mjs";
import { ensureBuild, ensureDependencies, start } from "./prepare.mjs";

const { values } = readArguments(
  `npm run dev: pages with live reload on http://localhost:5173, the server behind them, e-mails in the terminal.
npm run edit: the same, and opens the editor of the site's content, http://localhost:5173/edit.`,
  { options: { edit: { type: "boolean", default: false } } },
);
ensureDependencies();
// The server needs a built site for pages of rejected forms without JavaScript.
ensureBuild();
// Errors in an article are shown and do not stop the development server.
process.env.NODE_ENV = "development";
if (values.edit) process.env.OPEN_EDITOR = "1";
start("node", ["scripts/develop.ts"]);
