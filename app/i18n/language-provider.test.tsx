import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { Footer } from "../layout/footer.tsx";
import { Navigation } from "../layout/navigation.tsx";
import { LanguageProvider, useLanguage } from "./language-provider.tsx";

afterEach(() => vi.restoreAllMocks());

function LanguageLabel() {
  return useLanguage().label;
}

function render(element: React.ReactNode): string {
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

test("useLanguage returns the provider's language and throws without a provider", () => {
  expect(
    renderToStaticMarkup(
      <LanguageProvider code="no" translations={{}}>
        <LanguageLabel />
      </LanguageProvider>,
    ),
  ).toBe("Norsk");
  expect(() => renderToStaticMarkup(<LanguageLabel />)).toThrow(/within a LanguageProvider/);
});

test("navigation and footer fall back to English with a warning when no language is provided", () => {
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
