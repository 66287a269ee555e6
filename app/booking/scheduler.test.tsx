import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import en from "../../content/en/scheduler.json" with { type: "json" };
import no from "../../content/no/scheduler.json" with { type: "json" };
import { LanguageProvider } from "../i18n/language-provider.tsx";
import { Scheduler } from "./scheduler.tsx";

test.each([
  ["en" as const, en],
  ["no" as const, no],
])(
  "an external calendar is named before anything of it is loaded, and our own is one click away (%s)",
  (code, scheduler) => {
    const html = renderToStaticMarkup(
      <LanguageProvider code={code} translations={{ scheduler }}>
        <Scheduler url="https://cal.example.com/profilverk/30min" />
      </LanguageProvider>,
    );
    expect(html).toContain(scheduler.text.replaceAll("{{host}}", "cal.example.com"));
    expect(html).toContain(scheduler.own);
    expect(html).not.toMatch(/<iframe|cal\.example\.com\/|<link|<script/);
  },
);
