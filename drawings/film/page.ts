import { hex, mix, oklch } from "../covers/colour.ts";
import {
  type Bar,
  bullets,
  card,
  figures,
  introduction,
  menu,
  names,
  onSheet,
  rules,
  sheet,
  sun,
} from "./layout.ts";
import { byte, drawSunlight } from "./sky.ts";
import { passage, settle } from "./timeline.ts";

/** What is on the sheet and on the website besides the lines: name, sun, menu, figures. */

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const paper = hex(oklch(".985 .008 85"));
const ink = hex(oklch(".245 .035 235"));
const inkSoft = hex(oklch(".43 .03 230"));
const aurora = hex(oklch(".86 .115 168"));
const multe = hex(oklch(".79 .155 66"));

export type Ground = "paper" | "night";

const between = (from: number, to: number, p: number) => from + (to - from) * p;

function roundBar(context: Context, bar: Bar): void {
  context.beginPath();
  context.roundRect(bar.x, bar.y - bar.height / 2, bar.width, bar.height, bar.height / 2);
  context.fill();
}

/** Where a bar is on its way. `down` is how far it has sunk, where that differs from how far it has gone. */
function movedBar(from: Bar, to: Bar, p: number, down = p): Bar {
  const start = onSheet(from.x, from.y);
  return {
    x: between(start.x, to.x, p),
    y: between(start.y, to.y, down) - (down === p ? Math.sin(Math.PI * p) * 44 : 0),
    width: between(from.width, to.width, p),
    height: between(from.height, to.height, p),
  };
}

/** What never leaves the sheet: hairlines and bullets. */
export function drawSheetFurniture(context: Context): void {
  context.save();
  context.translate(sheet.x + sheet.width / 2, sheet.y + sheet.height / 2);
  context.rotate(sheet.angle);
  context.translate(-sheet.width / 2, -sheet.height / 2);
  context.fillStyle = inkSoft + byte(0.22);
  for (const y of rules) context.fillRect(44, y, sheet.width - 88, 1);
  context.fillStyle = inkSoft + byte(0.6);
  for (const y of bullets) {
    context.beginPath();
    context.arc(49, y, 2, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
}

/** What ends up below the name sinks before the name has grown, so that they never lie on one another. */
const sunk = (p: number) => settle(p * 1.4) * 0.6 + p * 0.4;

export function drawSun(context: Context, time: number, ground: Ground): void {
  const p = passage(time, 0.9, 2.5);
  const start = onSheet(sun.from.x, sun.from.y);
  const x = between(start.x, sun.to.x, p);
  // It dips below the ridge and rises: the way is bent downwards at first.
  const y = between(start.y, sun.to.y, p) + Math.sin(Math.PI * p) * 130;
  const radius = between(sun.from.radius, sun.to.radius, p);
  if (ground === "night") drawSunlight(context, x, y, settle(p));
  const fill = mix(oklch(".88 .07 66"), oklch(".93 .085 88"), p);
  context.fillStyle = hex(fill);
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

export function drawNames(context: Context, time: number, ground: Ground): void {
  context.textBaseline = "alphabetic";
  const p = passage(time, 0.6, 2.2, 0.2);
  for (const [i, { text, from, to }] of names.entries()) {
    const start = onSheet(from.x, from.y);
    context.save();

    const down = i === 0 ? p : sunk(p);
    context.translate(between(start.x, to.x, p), between(start.y, to.y, down));
    context.rotate(sheet.angle * (1 - p));
    const size = between(from.size, to.size, i === 0 ? p : p ** 1.12);
    context.scale(size / 100, size / 100);
    context.font = '100px "Instrument Serif"';
    context.letterSpacing = "-2px";
    context.fillStyle = ground === "paper" ? ink : paper;
    context.fillText(text, 0, 0);
    context.restore();
  }
}

export function drawMenu(context: Context, time: number, ground: Ground): void {
  context.fillStyle = ground === "paper" ? inkSoft + byte(0.5) : paper + byte(0.78);
  for (const [i, { from, to }] of menu.entries())
    roundBar(context, movedBar(from, to, passage(time, 0.35 + i * 0.13, 2)));
  const words = ground === "paper" ? inkSoft + byte(0.46) : aurora + byte(0.92);
  context.fillStyle = words;
  for (const [i, { from, to }] of introduction.entries()) {
    const p = passage(time, 0.62 + i * 0.1, 2.1, 0.2);
    roundBar(context, movedBar(from, to, p, sunk(p)));
  }
  const shown = passage(time, 2.9, 0.9);
  if (ground === "paper" || shown === 0) return;
  // The address of the page, and the one thing to press.
  context.save();
  context.globalAlpha = shown;
  context.translate(0, -10 * (1 - shown));
  context.font = '500 17px "Schibsted Grotesk"';
  context.letterSpacing = "0px";
  context.fillStyle = paper + byte(0.86);
  context.fillText("ingrid.example", 98, 59);
  context.fillStyle = multe;
  context.beginPath();
  context.arc(1206, 53, 17, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = ink;
  context.lineWidth = 2;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(1199, 53);
  context.lineTo(1212, 53);
  context.moveTo(1207, 48);
  context.lineTo(1212, 53);
  context.lineTo(1207, 58);
  context.stroke();
  context.restore();
}

export function drawFigures(context: Context, time: number, ground: Ground): void {
  for (const [i, figure] of figures.entries()) {
    const p = passage(time, 1.15 + i * 0.2, 2.1);
    const shown = settle((p - 0.72) / 0.28);
    if (ground === "night" && shown > 0) {
      context.fillStyle = paper + byte(0.13 * shown);
      context.strokeStyle = paper + byte(0.26 * shown);
      context.lineWidth = 1;
      context.beginPath();
      context.roundRect(figure.card.x, figure.card.y, card.width, card.height, 16);
      context.fill();
      context.stroke();
      context.fillStyle = paper + byte(0.55 * shown);
      roundBar(context, { x: figure.card.x + 18, y: figure.card.y + 74, width: 62 + 14 * i, height: 5 });
    }
    const start = onSheet(figure.from.x, figure.from.y);
    context.save();
    context.translate(
      between(start.x, figure.card.x + 18, p),
      between(start.y, figure.card.y + 44, p) - Math.sin(Math.PI * p) * 90,
    );
    const size = between(13, 42, p);
    context.scale(size / 40, size / 40);
    context.font = '40px "Instrument Serif"';
    context.letterSpacing = "-0.4px";
    context.fillStyle = ground === "paper" ? ink : multe;
    context.fillText(figure.text, 0, 0);
    context.restore();
    context.fillStyle = ground === "paper" ? inkSoft + byte(0.46) : paper + byte(0.82);
    const label = { x: figure.card.x + 18, y: figure.card.y + 62, width: 118 - 12 * i, height: 5 };
    roundBar(context, movedBar(figure.bar, label, p));
  }
}
