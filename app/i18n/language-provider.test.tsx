import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { Footer } from "../layout/footer.tsx";
import { Navigation } from "../layout/navigation.tsx";
import { LanguageProvider, useLanguage, useTranslation } from "./language-provider.tsx";

afterEach(() => vi.restoreAllMocks());

function Speaker() {
  return useLanguage().label;
}

function render(element: React.ReactNode): string {
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

test("the language is known inside its provider and an error outside", () => {
  expect(
    renderToStaticMarkup(
      <LanguageProvider code="no" words={{}}>
        <Speaker />
      </LanguageProvider>,
    ),
  ).toBe("Norsk");
  expect(() => renderToStaticMarkup(<Speaker />)).toThrow(/within a LanguageProvider/);
});

test("navigation and footer without a language speak English and say so in the log", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const html = render(
    <>
      <Navigation />
      <Footer />
    </>,
  );
  expect(html).toContain("Skip to main content");
  expect(html).toContain("Privacy policy");
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining("Navigation"),
    expect.stringContaining("Footer"),
  ]);
});

test("a missing translation shows its key", () => {
  function Missing() {
    const { t } = useTranslation("home");
    return t("hero.lead");
  }
  const html = renderToStaticMarkup(
    <LanguageProvider code="en" words={{}}>
      <Missing />
    </LanguageProvider>,
  );
  expect(html).toBe("hero.lead");
});
