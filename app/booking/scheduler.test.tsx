import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import en from "../../content/en/bookingForm.json" with { type: "json" };
import no from "../../content/no/bookingForm.json" with { type: "json" };
import { LanguageProvider } from "../i18n/language-provider.tsx";
import { Scheduler } from "./scheduler.tsx";

test.each([
  ["en" as const, en],
  ["no" as const, no],
])(
  "an external calendar is named before anything of it is loaded, and our own is one click away (%s)",
  (code, bookingForm) => {
    const html = renderToStaticMarkup(
      <LanguageProvider code={code} translations={{ bookingForm }}>
        <Scheduler url="https://cal.example.com/profilverk/30min" />
      </LanguageProvider>,
    );
    expect(html).toContain(bookingForm.scheduler.text.replaceAll("{{host}}", "cal.example.com"));
    expect(html).toContain(bookingForm.scheduler.own);
    expect(html).not.toMatch(/<iframe|cal\.example\.com\/|<link|<script/);
  },
);
