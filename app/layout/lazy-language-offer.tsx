import { type ComponentType, useEffect, useState } from "react";

/** The language offer, loaded after hydration. */
export function LazyLanguageOffer() {
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(() => {
    import("./language-offer.tsx").then(
      ({ LanguageOffer }) => setOffer(() => LanguageOffer),
      () => {}, // The language menu offers it too.
    );
  }, []);
  return Offer && <Offer />;
}
