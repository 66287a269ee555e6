import type { ReactNode } from "react";
import footer from "../../content/no/footer.json";
import nav from "../../content/no/nav.json";
import { site } from "../../content-loader/data/site.ts";
import { fillPlaceholders } from "../../shared/placeholders.ts";
import type { Words } from "./areas.ts";
import { LanguageProvider } from "./language-provider.tsx";

const words: Words = fillPlaceholders({ nav, footer }, { brand: site.brand, phone: site.contact.phone });

/** Norwegian for a part of the page that consists of navigation, footer and what stands in an error page. */
export default function Norwegian({ children }: { part: string; children: ReactNode }) {
  return (
    <LanguageProvider code="no" words={words}>
      {children}
    </LanguageProvider>
  );
}
