/**
 * The outline of Norway as an SVG file, from Natural Earth (public domain, 1:10 million, by way of world-atlas), and
 * the positions of places on it.
 */
import { createRequire } from "node:module";
import { geoConicEqualArea } from "d3-geo";
import type { MultiLineString, Position } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Topology } from "topojson-specification";
import { distanceBetween, meetsItself, ringsMeet } from "./intersections.ts";
import { area, type Point, simplify } from "./simplify.ts";
import { closedCurve, openCurve } from "./smooth-curve.ts";

export interface Place<Id extends string = string> {
  id: Id;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
}

interface NorwayMap<Id extends string = string> {
  width: number;
  height: number;
  /** An SVG document of three parts: `#land` is the mainland, `#border` its border, `#coast` its coast with islands. */
  svg: string;
  /** Control points of the mainland's curve, and of each island's. */
  outline: Point[];
  shores: Point[][];
  /** Positions of the places. */
  marks: { id: Id; x: number; y: number }[];
}

/** ISO 3166-1 numeric. */
const norway = "578";
const height = 1440;
/** Padding for the line and the markers. */
const margin = 24;
/** Minimum weight of a point to be kept, and minimum area of an island, in square units. */
const smallest = { point: 36, island: 160 };
/** Minimum distance of an island from other land. */
const leastGap = 2;
/** Excludes Svalbard, Jan Mayen and Bouvet Island. */
const frame = { south: 57, north: 72, west: 4, east: 32 };

/** @param places to mark, in degrees */
export function norwayMap<Id extends string>(places: readonly Place<Id>[]): NorwayMap<Id> {
  const { rings, border } = readAtlas();
  const projection = geoConicEqualArea()
    .rotate([-17, 0])
    .parallels([60, 69])
    .fitExtent(
      [
        [margin, margin],
        [height, height - margin],
      ],
      { type: "MultiPoint", coordinates: rings.flat() },
    );
  const project = ([longitude = 0, latitude = 0]: Position): Point =>
    projection([longitude, latitude]) ?? [0, 0];
  const left = Math.floor(Math.min(...rings.flat().map((point) => project(point)[0]))) - margin;
  const draw = (line: readonly Position[]): Point[] =>
    simplify(line.map(project), smallest.point).map(([x, y]) => [Math.round(x) - left, Math.round(y)]);

  const [mainland, ...islands] = rings
    .map((ring) => ({ ring, size: area(ring.map(project)) }))
    .toSorted((a, b) => b.size - a.size);
  if (!mainland) throw new Error("world-atlas has no mainland of Norway");
  const parts = splitAtBorder(mainland.ring, border);
  const coast = draw(parts.coast);
  const inland = draw(parts.border);
  const outline = [...coast, ...inland.slice(1, -1)];
  if (meetsItself(outline)) throw new Error("The outline of Norway crosses itself: it has too few points");
  // An island too close to other land for two lines is dropped.
  const shores = islands
    .filter(({ size }) => size > smallest.island)
    .map(({ ring }) => draw(ring).slice(0, -1))
    .filter((shore, i, all) =>
      [outline, ...all.slice(0, i)].every(
        (larger) => !ringsMeet(shore, larger) && distanceBetween(shore, larger) > leastGap,
      ),
    );
  const width = Math.max(...outline.map(([x]) => x)) + margin;

  return {
    width,
    height,
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
      `<path id="land" d="${closedCurve(outline)}"/>` +
      `<path id="border" d="${openCurve(inland)}"/>` +
      `<path id="coast" d="${openCurve(coast)}${shores.map(closedCurve).join("")}"/></svg>\n`,
    outline,
    shores,
    marks: places.map(({ id, latitude, longitude }) => {
      const [x, y] = project([longitude, latitude]);
      return { id, x: Math.round(x) - left, y: Math.round(y) };
    }),
  };
}

function readAtlas(): { rings: Position[][]; border: Set<string> } {
  const atlas: Topology<{ countries: GeometryCollection }> = createRequire(import.meta.url)(
    "world-atlas/countries-10m.json",
  );
  const { countries } = atlas.objects;
  const country = countries.geometries.find(({ id }) => id === norway);
  if (!country) throw new Error(`world-atlas has no country ${norway}`);
  const land = feature(atlas, country as MultiPolygon).geometry;
  const inside = ([longitude = 0, latitude = 0]: Position) =>
    longitude > frame.west && longitude < frame.east && latitude > frame.south && latitude < frame.north;
  const lines: MultiLineString = mesh(
    atlas,
    countries,
    (a, b) => a !== b && (a === country || b === country),
  );
  return {
    rings: land.coordinates.flatMap(([ring]) => (ring?.every(inside) ? [ring] : [])),
    border: new Set(lines.coordinates.flat().map(String)),
  };
}

/** Splits a ring into coast and border; each part has both its ends. */
function splitAtBorder(ring: readonly Position[], border: Set<string>) {
  const open = ring.slice(0, -1);
  const inland = open.map((point) => border.has(String(point)));
  const end = open.length;
  const start = inland.findIndex((is, i) => is && !inland[(i + 1) % end]);
  const turned = [...open.slice(start), ...open.slice(0, start + 1)];
  const landfall = turned.findIndex((point, i) => i > 0 && border.has(String(point)));
  return { coast: turned.slice(0, landfall + 1), border: turned.slice(landfall) };
}
