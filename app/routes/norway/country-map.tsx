import type { CityId } from "../../../content-loader/data/schema.ts";
import type { NorwayMap } from "../../../drawings/build/map/norway-map.ts";

interface CountryMapProps {
  map: NorwayMap<CityId>;
  caption: string;
  nameOf: (city: CityId) => string;
}

/** Label position of a city: inland of its marker. */
const labels: Record<CityId, { dx: number; dy: number; anchor: "start" | "middle" | "end" }> = {
  oslo: { dx: 6, dy: -14, anchor: "end" },
  bergen: { dx: 17, dy: 7, anchor: "start" },
  stavanger: { dx: 17, dy: 6, anchor: "start" },
  trondheim: { dx: 8, dy: 31, anchor: "middle" },
};

/** The coast bright and the border dark: one line, of which the coast is drawn twice. */
export function CountryMap({ map, caption, nameOf }: CountryMapProps) {
  return (
    <figure>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its links name themselves, the caption says the rest */}
      <svg
        viewBox={`${map.left} 0 ${map.width} ${map.height}`}
        className="mx-auto max-h-[42rem] w-full max-w-[26rem] overflow-visible md:max-w-none"
      >
        <g fill="none" className="stroke-aurora" strokeWidth="1.4" strokeLinejoin="round">
          <defs>
            <path id="mainland" d={map.mainland} />
          </defs>
          <use href="#mainland" strokeOpacity=".3" />
          <use href="#mainland" strokeDasharray={`${map.coastLength} 9999`} />
          <path d={map.islands} />
        </g>
        {map.marks.map(({ id, x, y }) => {
          const { dx, dy, anchor } = labels[id];
          return (
            <a key={id} href={`#${id}`} className="map-city">
              {/* The target is larger than the visible marker. */}
              <circle cx={x} cy={y} r="24" fill="transparent" />
              <circle cx={x} cy={y} r={id === "oslo" ? 7 : 5.5} className="fill-multe" />
              <text
                x={x + dx}
                y={y + dy}
                textAnchor={anchor}
                strokeWidth="7"
                className="fill-on-dark stroke-fjord-deep text-[20px] font-semibold [paint-order:stroke] print:stroke-paper"
              >
                {nameOf(id)}
              </text>
            </a>
          );
        })}
      </svg>
      <figcaption className="sr-only">{caption}</figcaption>
    </figure>
  );
}
