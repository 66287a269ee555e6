import { useTranslation } from "../../i18n/language-provider.tsx";
import { useHoverPopover } from "../../ui/use-hover-popover.ts";
import type { Route } from "../+types/norway";

type City = Route.ComponentProps["loaderData"]["cities"][number];

/** The map with a button for each city, which opens a callout next to it. */
export function CountryMap({ cities }: { cities: City[] }) {
  const { t } = useTranslation("norway");
  return (
    <figure className="country-map">
      <svg aria-hidden viewBox="0 0 1206 1440">
        {["land", "border", "coast"].map((part) => (
          <use key={part} href={`/maps/norway.svg#${part}`} />
        ))}
      </svg>
      {cities.map((city) => (
        <MapCity key={city.id} {...city} />
      ))}
      <figcaption className="sr-only">{t("map")}</figcaption>
    </figure>
  );
}

/** In ms: the pointer crosses the map on its way elsewhere. */
const delays = { open: 120, skip: 300 };

function MapCity({ id, salary, official }: City) {
  const { t } = useTranslation("norway");
  const { wrapper, button, popover, close } = useHoverPopover(delays);
  const name = t(`cities.items.${id}.name`);
  const calloutId = `callout-${id}` as const;
  return (
    <div className="map-city tip-word" {...wrapper}>
      <button type="button" popoverTarget={calloutId} {...button}>
        <span>{name}</span>
      </button>
      <div id={calloutId} popover="auto" className="callout tip" {...popover}>
        {salary && <Pay label={t("cities.salary")} value={salary} />}
        <Pay label={t("cities.official")} value={official} />
        <p className="mt-2">{t(`cities.items.${id}.jobMarket`)}</p>
        <a href={`#${id}`} className="link inline-block py-1.5 font-semibold" onClick={close}>
          {t("cities.more", { city: name })}
        </a>
      </div>
    </div>
  );
}

function Pay({ label, value }: { label: string; value: string }) {
  return (
    <p>
      <b className="font-serif text-[1.45rem] leading-tight font-normal">{value}</b> {label}
    </p>
  );
}
