import { hills } from "../../../drawings/browser/hills.ts";
import { createRandom, type Random } from "../../../drawings/browser/random.ts";
import type { Span } from "../../page/dates.ts";
import type { Profile } from "../../page/profile.ts";

/** Width of the drawing, and maximum height of land above the horizon, which is at 0. */
export const coastWidth = 1600;
export const coastHeight = 200;

/** Water at both ends of the time axis, as a share of the width. */
const margin = 0.06;
const step = 20;

type Ridge = (x: number) => number;

/** Position of a month on the axis from the first job to today, 0 to 1. */
function toAxisPosition(month: number, career: Span): number {
  return margin + ((month - career.from) / (career.to - career.from)) * (1 - 2 * margin);
}

/** Height of a role's summit by its length and number of highlights, 0 to 1. */
function summitHeight(months: number, highlights: number): number {
  return Math.min(1, 0.3 + Math.sqrt(months / 12) * 0.16 + highlights * 0.08);
}

/**
 * The career as a ridge: each role is a summit over its years, higher with its length and highlights. Without dates the ridge
 * is derived from the name.
 */
function careerRidge(profile: Profile, random: Random): Ridge {
  const rock = hills(random, 70, 0.8);
  const { career } = profile;
  const summits = profile.work.flatMap(({ roles }) =>
    roles.flatMap(({ span, highlights }) =>
      span && career
        ? [
            {
              x: toAxisPosition((span.from + span.to) / 2, career) * coastWidth,
              reach: Math.max(((span.to - span.from) / (career.to - career.from)) * coastWidth * 0.72, 90),
              height: summitHeight(span.to - span.from, highlights.length),
              lean: random.between(0.75, 1.35),
            },
          ]
        : [],
    ),
  );
  if (summits.length === 0) {
    for (let i = 0; i < 4; i++) {
      const [x, height] = [random.between(0.1, 0.9) * coastWidth, random.between(0.4, 1)];
      summits.push({ x, height, reach: random.between(160, 320), lean: 1 });
    }
  }
  return (x) => {
    let highest = 0;
    for (const { x: top, reach, height, lean } of summits) {
      const away = (Math.abs(x - top) / reach) * (x < top ? lean : 1 / lean);
      highest = Math.max(highest, height * Math.max(0, 1 - away) ** 1.3);
    }
    return Math.max(0, highest * (0.92 + rock(x) * 0.16) - 0.02);
  };
}

/** A low ridge in the background, derived from the name. */
function farRidge(random: Random, level: number): Ridge {
  const broad = hills(random, 260, 0.5);
  return (x) => Math.max(0, level * (0.55 + broad(x) * 0.8));
}

/** The ridges from far to near; the last is the career. */
function createRidges(profile: Profile): [Ridge, Ridge, Ridge] {
  const random = createRandom(`coast/${profile.name}`);
  return [farRidge(random, 0.62), farRidge(random, 0.4), careerRidge(profile, random)];
}

/** The ridges from far to near, as path data. */
export function coastPaths(profile: Profile): string[] {
  return createRidges(profile).map((ridge) => {
    const points: string[] = [];
    for (let x = 0; x <= coastWidth; x += step)
      points.push(`${x} ${Math.round(coastHeight * (1 - ridge(x)))}`);
    return `M0 ${coastHeight}L${points.join(" ")}V${coastHeight}Z`;
  });
}

/** More peaks would be too close to click. */
const maxPeaks = 12;
/** Minimum width of a peak, as a share of the width: 25 px on the narrowest phone. */
const minPeakWidth = 0.08;
/** Maximum length of a name that fits next to its peak on a phone. */
const maxPeakName = 24;

interface Peak {
  /** Of the timeline entry. */
  id: string;
  name: string;
  /** The name, if it fits. */
  shortName: string;
  years: string;
  /** Horizontal position and end, and height, 0 to 1. */
  from: number;
  to: number;
  top: { x: number; y: number };
}

/** Id of the timeline entry of an experience. */
export const experienceId = (index: number) => `work-${index + 1}`;

/** The periods that form the ridge, latest first. */
export function findPeaks(profile: Profile): Peak[] {
  const { career, work } = profile;
  if (!career) return [];
  const [, , land] = createRidges(profile);
  return work
    .flatMap(({ span, name = "", years = "" }, index): Peak[] => {
      if (!span || !name) return [];
      const [from, to] = [toAxisPosition(span.from, career), toAxisPosition(span.to, career)];
      const x = (from + to) / 2;
      const width = Math.max(to - from, minPeakWidth);
      return [
        {
          id: experienceId(index),
          name,
          shortName: name.length > maxPeakName ? `${name.slice(0, maxPeakName - 1).trim()}…` : name,
          years,
          from: Math.min(Math.max(0, x - width / 2), 1 - width),
          to: Math.min(1, x + width / 2),
          top: { x, y: 1 - land(x * coastWidth) },
        },
      ];
    })
    .slice(0, maxPeaks);
}

/** Depth contours of a sea chart, each smoother than the previous one, in 1600 by 120 units. */
export function depthLines(seed: string, count = 4): string[] {
  const random = createRandom(`depth/${seed}`);
  const form = hills(random, 300, 0.4);
  return Array.from({ length: count }, (_, i) => {
    const points: string[] = [];
    for (let x = 0; x <= coastWidth; x += 80) {
      points.push(`${x} ${Math.round(18 + i * 26 + form(x + i * 22) * (16 - i * 3))}`);
    }
    return `M${points[0]}${smooth(points)}`;
  });
}

/** A smooth path: quadratic curves between the midpoints. */
function smooth(points: string[]): string {
  const coordinates = points.map((point) => point.split(" ").map(Number) as [number, number]);
  return coordinates
    .slice(1, -1)
    .map(([x, y], i) => {
      const [nx, ny] = coordinates[i + 2] ?? [x, y];
      return i === coordinates.length - 3
        ? `Q${x} ${y} ${nx} ${ny}`
        : `Q${x} ${y} ${(x + nx) / 2} ${Math.round((y + ny) / 2)}`;
    })
    .join("");
}

/** A shoal for a project: nested closed contours, outermost first, in a square of 100 units. */
export function shoal(seed: string): { rings: string[]; x: number; y: number } {
  const random = createRandom(`shoal/${seed}`);
  const form = hills(random, 1, 0.5);
  const [x, y] = [random.whole(36, 64), random.whole(36, 60)];
  const stretch = random.between(0.75, 1.35);
  const rings = [46, 36, 26, 17, 9].map((radius, ring) => {
    const points = Array.from({ length: 14 }, (_, i) => {
      const angle = (i / 14) * 2 * Math.PI;
      const wave = 1 + form(Math.cos(angle) * 1.2 + Math.sin(angle) * 0.9 + ring * 0.13) * 0.5;
      return [
        Math.round(x + Math.cos(angle) * radius * wave * stretch),
        Math.round(y + Math.sin(angle) * radius * wave * 0.9),
      ] as const;
    });
    const [start = [x, y]] = points;
    const curve = points.map(([px, py], i) => {
      const [nx, ny] = points[(i + 1) % points.length] ?? start;
      return `Q${px} ${py} ${(px + nx) / 2} ${(py + ny) / 2}`;
    });
    const [lx, ly] = points.at(-1) ?? start;
    return `M${(lx + start[0]) / 2} ${(ly + start[1]) / 2}${curve.join("")}Z`;
  });
  return { rings, x, y };
}

/** Minimum distance of two marks, and position of the last one before today, as shares of the width. */
const minMarkDistance = 0.11;
const maxMarkPosition = 0.8;
/** The same on a phone, which shows fewer marks (kyst.css). */
const minNarrowMarkDistance = 0.15;
const maxNarrowMarkPosition = 0.6;
/** Minimum window width for employers at marks (kyst.css), and width of a letter, in pixels. */
const minWidthForNames = 1280;
const letterWidth = 7.4;

export interface Mark {
  position: number;
  year: string;
  name?: string;
  /** Whether it fits on a phone. */
  fitsPhone: boolean;
}

/** The years and employers along the axis, without overlaps. */
export function axisMarks(profile: Profile): Mark[] {
  const { career } = profile;
  if (!career) return [];
  const starts = profile.work
    .flatMap(({ span, name }) => (span ? [{ month: span.from, name }] : []))
    .sort((a, b) => a.month - b.month);
  const marks: Mark[] = [];
  for (const { month, name } of starts) {
    const position = toAxisPosition(month, career);
    if (position > maxMarkPosition || isNear(position, marks.at(-1), minMarkDistance)) continue;
    const before = marks.findLast((mark) => mark.fitsPhone);
    const fitsPhone = position <= maxNarrowMarkPosition && !isNear(position, before, minNarrowMarkDistance);
    marks.push({ position, year: String(Math.floor(month / 12)), name, fitsPhone });
  }
  return marks.map((mark, i) => {
    const space = ((marks[i + 1]?.position ?? 0.92) - mark.position) * minWidthForNames;
    return { ...mark, name: mark.name && mark.name.length * letterWidth < space ? mark.name : undefined };
  });
}

function isNear(position: number, before: Mark | undefined, minDistance: number): boolean {
  return before !== undefined && position - before.position < minDistance;
}
