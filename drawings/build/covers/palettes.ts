import type { CoverLight } from "../../../content-loader/data/owner-schema.ts";
import { type Oklch, oklch } from "../../browser/color.ts";

/** One light: colours of the sky from zenith to horizon, the land from far to near, lines and orb. */
export interface Palette {
  sky: readonly [Oklch, ...Oklch[]];
  land: readonly [Oklch, ...Oklch[]];
  line: Oklch;
  lineOpacity: number;
  orb: Oklch;
  /** Dark skies have pale text, pale skies dark text. */
  night: boolean;
  /** Whether the orb is the moon: it may be a crescent, and there are stars. */
  moon?: boolean;
  curtains?: Oklch;
}

function row(text: string): readonly [Oklch, ...Oklch[]] {
  const [first = "", ...rest] = text.split("|");
  return [oklch(first), ...rest.map(oklch)];
}

function stroke(colour: string, lineOpacity: number) {
  return { line: oklch(colour), lineOpacity };
}

/** The light of Norway through a year and a day, one to three moods of each. Numbers as in CSS oklch(). */
export const families: Record<CoverLight, readonly [Palette, ...Palette[]]> = {
  dawn: [
    {
      sky: row(".945 .035 85 | .91 .065 72 | .86 .1 56"),
      land: row(".83 .085 52 | .62 .055 60 | .27 .055 222"),
      ...stroke(".29 .05 228", 0.38),
      orb: oklch(".76 .165 62"),
      night: false,
    },
    {
      sky: row(".83 .05 225 | .925 .035 95 | .9 .085 66"),
      land: row(".79 .055 150 | .56 .06 200 | .29 .06 218"),
      ...stroke(".29 .05 228", 0.36),
      orb: oklch(".99 .03 92"),
      night: false,
    },
    {
      sky: row(".8 .065 290 | .88 .06 20 | .93 .075 78"),
      land: row(".84 .07 35 | .58 .08 330 | .31 .075 275"),
      ...stroke(".3 .08 285", 0.36),
      orb: oklch(".79 .15 50"),
      night: false,
    },
  ],
  "midnight-sun": [
    {
      sky: row(".4 .065 238 | .66 .085 40 | .83 .14 64"),
      land: row(".6 .1 50 | .4 .06 250 | .21 .045 238"),
      ...stroke(".86 .11 68", 0.42),
      orb: oklch(".9 .13 82"),
      night: true,
    },
    {
      sky: row(".5 .135 12 | .67 .16 38 | .85 .125 76"),
      land: row(".6 .15 30 | .4 .11 5 | .22 .06 330"),
      ...stroke(".88 .1 70", 0.4),
      orb: oklch(".95 .085 90"),
      night: true,
    },
    {
      sky: row(".56 .085 225 | .76 .06 120 | .89 .13 88"),
      land: row(".68 .09 110 | .44 .06 200 | .22 .05 228"),
      ...stroke(".92 .1 92", 0.42),
      orb: oklch(".97 .08 95"),
      night: true,
    },
  ],
  aurora: [
    {
      sky: row(".27 .055 224 | .32 .06 212 | .4 .075 195"),
      land: row(".36 .065 205 | .55 .09 182 | .81 .115 168"),
      ...stroke(".86 .115 168", 0.6),
      orb: oklch(".93 .065 95"),
      night: true,
      moon: true,
    },
    {
      sky: row(".19 .055 270 | .27 .075 265 | .44 .085 200"),
      land: row(".35 .065 225 | .25 .055 240 | .14 .04 250"),
      ...stroke(".86 .115 168", 0.45),
      orb: oklch(".955 .035 95"),
      night: true,
      moon: true,
      curtains: oklch(".86 .115 168"),
    },
    {
      sky: row(".18 .04 225 | .26 .055 205 | .5 .1 170"),
      land: row(".38 .07 185 | .26 .05 205 | .15 .035 222"),
      ...stroke(".85 .1 165", 0.4),
      orb: oklch(".955 .035 95"),
      night: true,
      moon: true,
      curtains: oklch(".84 .13 150"),
    },
  ],
  "blue-hour": [
    {
      sky: row(".37 .095 264 | .57 .09 262 | .86 .055 20"),
      land: row(".66 .07 285 | .45 .085 265 | .23 .06 265"),
      ...stroke(".9 .035 280", 0.42),
      orb: oklch(".955 .035 95"),
      night: true,
      moon: true,
    },
    {
      sky: row(".43 .09 248 | .62 .08 238 | .87 .045 210"),
      land: row(".68 .065 225 | .46 .08 240 | .25 .065 252"),
      ...stroke(".94 .03 215", 0.45),
      orb: oklch(".98 .03 95"),
      night: true,
      moon: true,
    },
  ],
  autumn: [
    {
      sky: row(".94 .025 100 | .93 .045 90 | .88 .08 78"),
      land: row(".8 .1 78 | .6 .14 50 | .31 .08 30"),
      ...stroke(".32 .07 30", 0.36),
      orb: oklch(".68 .17 42"),
      night: false,
    },
    {
      sky: row(".8 .045 215 | .89 .03 170 | .94 .055 92"),
      land: row(".83 .1 92 | .62 .12 70 | .33 .055 130"),
      ...stroke(".3 .05 110", 0.36),
      orb: oklch(".99 .035 95"),
      night: false,
    },
    {
      sky: row(".9 .045 62 | .86 .08 52 | .78 .12 44"),
      land: row(".68 .13 40 | .46 .12 25 | .25 .06 10"),
      ...stroke(".93 .06 65", 0.4),
      orb: oklch(".97 .045 85"),
      night: false,
    },
  ],
  snow: [
    {
      sky: row(".965 .012 215 | .91 .03 214 | .85 .05 214"),
      land: row(".84 .045 214 | .6 .065 216 | .34 .065 217"),
      ...stroke(".3 .06 220", 0.4),
      orb: oklch("1 0 0"),
      night: false,
    },
    {
      sky: row(".78 .055 238 | .87 .035 228 | .94 .03 85"),
      land: row(".86 .03 232 | .935 .015 225 | .985 .005 220"),
      ...stroke(".44 .07 235", 0.5),
      orb: oklch(".86 .115 78"),
      night: false,
    },
    {
      sky: row(".77 .06 275 | .87 .045 320 | .93 .05 40"),
      land: row(".9 .055 22 | .9 .03 300 | .97 .012 260"),
      ...stroke(".46 .08 285", 0.45),
      orb: oklch(".99 .02 90"),
      night: false,
    },
  ],
  summer: [
    {
      sky: row(".87 .05 205 | .93 .04 170 | .965 .045 108"),
      land: row(".83 .075 155 | .58 .095 165 | .3 .06 192"),
      ...stroke(".27 .055 195", 0.36),
      orb: oklch(".84 .15 82"),
      night: false,
    },
    {
      sky: row(".95 .045 105 | .935 .07 105 | .9 .1 112"),
      land: row(".82 .11 128 | .56 .105 145 | .29 .06 170"),
      ...stroke(".27 .055 165", 0.36),
      orb: oklch(".99 .03 100"),
      night: false,
    },
  ],
  rose: [
    {
      sky: row(".58 .1 310 | .75 .095 348 | .9 .07 52"),
      land: row(".73 .1 355 | .5 .1 325 | .27 .075 300"),
      ...stroke(".93 .05 20", 0.42),
      orb: oklch(".965 .05 80"),
      night: true,
    },
    {
      sky: row(".95 .025 350 | .91 .05 5 | .86 .08 18"),
      land: row(".82 .085 8 | .56 .12 355 | .28 .075 325"),
      ...stroke(".3 .08 330", 0.36),
      orb: oklch(".69 .17 32"),
      night: false,
    },
  ],
  storm: [
    {
      sky: row(".46 .03 238 | .64 .025 230 | .9 .045 92"),
      land: row(".62 .025 225 | .42 .03 232 | .2 .03 240"),
      ...stroke(".92 .03 95", 0.36),
      orb: oklch(".95 .08 95"),
      night: true,
    },
  ],
  night: [
    {
      sky: row(".2 .045 245 | .27 .055 232 | .43 .06 218"),
      land: row(".36 .055 222 | .25 .045 230 | .14 .03 240"),
      ...stroke(".84 .05 205", 0.42),
      orb: oklch(".955 .035 95"),
      night: true,
      moon: true,
    },
    {
      sky: row(".22 .07 285 | .33 .09 290 | .55 .1 330"),
      land: row(".42 .095 315 | .29 .08 295 | .16 .05 285"),
      ...stroke(".86 .07 330", 0.42),
      orb: oklch(".95 .045 70"),
      night: true,
      moon: true,
    },
  ],
};
