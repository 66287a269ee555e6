import { type ComponentType, useEffect, useState } from "react";

/** The offer of the other language, loaded once the page is hydrated. */
export function LateLanguageOffer() {
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(() => {
    import("./language-offer.tsx").then(
      ({ LanguageOffer }) => setOffer(() => LanguageOffer),
      () => {}, // The switch in the bar offers it as well.
    );
  }, []);
  return Offer && <Offer />;
}
