import { useTranslation } from "../../i18n/language-provider.tsx";
import { CallToAction } from "../../layout/call-to-action.tsx";

/** Arcs between places on the curve, in drawing units. */
const flights = [
  "M520 262Q315 30 110 353",
  "M520 262Q405 160 290 297",
  "M520 262Q610 190 700 264",
  "M520 262Q690 90 860 286",
  "M520 262Q805-30 1090 353",
];
/** The arcs' ends, as dots. */
const flightEnds = "M110 353h0M290 297h0M700 264h0M860 286h0M1090 353h0";

/** The end of the international page: the globe's curve with arcs from one place to others. */
export function Closing() {
  const { t } = useTranslation("international");
  return (
    <section className="international-closing night" data-print="off">
      <div className="wrap">
        <h2 className="text-display leading-none">{t("closing.title")}</h2>
        <p className="mx-auto mt-6 mb-7 max-w-[26em] text-lead leading-normal text-balance text-on-dark-soft">
          {t("closing.text")}
        </p>
        <CallToAction className="justify-center" variants={["btn-multe", "btn-on-dark"]} preview="adjacent" />
      </div>
      <Earth />
    </section>
  );
}

/** The globe's curve, which the footer continues, and the arcs. Decorative. */
function Earth() {
  return (
    <svg aria-hidden viewBox="0 0 1200 400" preserveAspectRatio="none" className="earth">
      <g className="flights">
        {flights.map((flight) => (
          <path key={flight} d={flight} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
      <path d="M0 400Q600 120 1200 400" className="curve" vectorEffect="non-scaling-stroke" />
      <path d={flightEnds} className="flight-end" vectorEffect="non-scaling-stroke" />
      <path d="M520 262h0" className="flight-end flight-start" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
