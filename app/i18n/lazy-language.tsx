import type { ReactNode } from "react";
import { site } from "../../content-loader/data/site.ts";
import { fillPlaceholders } from "../../shared/placeholders.ts";
import { LanguageProvider } from "./language-provider.tsx";
import type { LanguageCode } from "./languages.ts";
import type { LoadedTranslations } from "./namespaces.ts";

/** The translations of navigation and footer in all languages but English, which every page has in its script. */
const files = import.meta.glob<object>(["../../content/*/{nav,footer}.json", "!../../content/en/*.json"], {
  eager: true,
  import: "default",
});

interface LazyLanguageProps {
  code: LanguageCode;
  part: string;
  children: ReactNode;
}

/** A language for a part of the page that consists of navigation, footer and an error message. */
export default function LazyLanguage({ code, children }: LazyLanguageProps): ReactNode {
  const [nav, footer] = ["nav", "footer"].map((name) => files[`../../content/${code}/${name}.json`]);
  const values = { brand: site.brand, phone: site.contact.phone };
  return (
    <LanguageProvider
      code={code}
      translations={fillPlaceholders({ nav, footer } as LoadedTranslations, values)}
    >
      {children}
    </LanguageProvider>
  );
}
