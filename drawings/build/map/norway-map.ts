/**
 * The outline of Norway as SVG paths, from Natural Earth (public domain, 1:10 million, by way of world-atlas). It is
 * drawn during prerendering; the browser gets two short paths and the places.
 */
import { createRequire } from "node:module";
import { geoConicEqualArea } from "d3-geo";
import type { MultiLineString, Position } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Topology } from "topojson-specification";
import { meetsItself, ringsMeet } from "./intersections.ts";
import { area, length, type Point, simplify } from "./simplify.ts";

export interface Place<Id extends string = string> {
  id: Id;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
}

export interface NorwayMap<Id extends string = string> {
  /** viewBox of the drawing. */
  left: number;
  width: number;
  height: number;
  /** The mainland: its coast from south-east to north-east, then its border back. */
  mainland: string;
  /** Length of the coast in that path, in drawing units. */
  coastLength: number;
  islands: string;
  /** Positions of the places. */
  marks: { id: Id; x: number; y: number }[];
}

/** ISO 3166-1 numeric. */
const norway = "578";
const height = 720;
/** Padding for the line and the markers. */
const margin = 12;
/** Minimum area of an island or point to be kept, in square units: some 400 points in total. */
const smallest = { coast: 13, border: 20, island: 50 };
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

  const byArea = rings
    .map((ring) => ({ ring, size: area(ring.map(project)) }))
    .toSorted((a, b) => b.size - a.size);
  const [mainland, ...islands] = byArea;
  if (!mainland) throw new Error("world-atlas has no mainland of Norway");
  const parts = splitAtBorder(mainland.ring, border);
  const coast = simplify(parts.coast.map(project), smallest.coast);
  const inland = simplify(parts.border.map(project), smallest.border);
  const outline = whole([...coast, ...inland.slice(1, -1)]);
  if (meetsItself(outline)) throw new Error("The outline of Norway crosses itself: it has too few points");
  // An island so close that its line would touch the land's is dropped.
  const shores = islands
    .filter(({ size }) => size > smallest.island)
    .map(({ ring }) => whole(simplify(ring.map(project), smallest.coast).slice(0, -1)))
    .filter((shore, i, all) => ![outline, ...all.slice(0, i)].some((larger) => ringsMeet(shore, larger)));
  const [left, right] = extent([outline, ...shores].flat().map(([x]) => x));

  return {
    left: left - margin,
    width: right - left + 2 * margin,
    height,
    mainland: closedPath(outline),
    coastLength: Math.round(length(coast)),
    islands: shores.map(closedPath).join(""),
    marks: places.map(({ id, latitude, longitude }) => {
      const [x, y] = project([longitude, latitude]);
      return { id, x: Math.round(x), y: Math.round(y) };
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

function extent(values: readonly number[]): [least: number, most: number] {
  return [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))];
}

function whole(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [Math.round(x), Math.round(y)]);
}

/** Relative moves are the shortest path data. */
function closedPath(points: readonly Point[]): string {
  const moves = points.map(([x, y], i) => {
    const [fromX, fromY] = points[i - 1] ?? [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${moves[0]}l${moves.slice(1).join(" ").replaceAll(" -", "-")}z`;
}
