import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import common from "../../../content/en/common.json";
import { LanguageProvider } from "../../i18n/language-provider.tsx";
import { ArticleCard, pickCardFacts } from "./article-card.tsx";

const article = { slug: "new-resume", title: "A title", category: "Career", minutes: 8 };

function render(facts: Parameters<typeof pickCardFacts>[0]): string {
  return renderToStaticMarkup(
    <LanguageProvider code="en" translations={{ common }}>
      <ArticleCard article={pickCardFacts(facts)} />
    </LanguageProvider>,
  );
}

test("shows the article's picture, or the generated cover when it has none", () => {
  const chosen = render({ ...article, image: "https://pictures.example/a.jpg" });
  expect(chosen).toContain('src="https://pictures.example/a.jpg"');
  expect(chosen).not.toMatch(/srcSet|<source/);
  const drawn = render(article);
  expect(drawn).toContain('src="/covers/new-resume-800.webp"');
  expect(drawn).toContain("<source");
});
