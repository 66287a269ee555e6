import { flightsOf, frame, type Layers, type Scene, sheet } from "./layout.ts";
import { drawTable } from "./table.ts";
import { cycle, duration, framesPerSecond, passage } from "./timeline.ts";
import { drawWords } from "./words.ts";

/**
 * The film: the CV of the leading example, whose lines lift off and settle as its website. `film.draw(seconds)` paints any moment of it; the
 * renderer asks for one frame after another, and a browser that opens the page sees it run.
 */

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The sheet as a path: it opens until it is the whole frame. */
function sheetPath(time: number): Path2D {
  const p = passage(time, 0.7, 2.2, 0.45);
  const to = { x: -8, y: -8, width: frame.width + 16, height: frame.height + 16 };
  const width = sheet.width + (to.width - sheet.width) * p;
  const height = sheet.height + (to.height - sheet.height) * p;
  const centre = {
    x: sheet.x + sheet.width / 2 + (frame.width / 2 - sheet.x - sheet.width / 2) * p,
    y: sheet.y + sheet.height / 2 + (frame.height / 2 - sheet.y - sheet.height / 2) * p,
  };
  const outline = new Path2D();
  const turned = new DOMMatrix()
    .translate(centre.x, centre.y)
    .rotate((sheet.angle * (1 - p) * 180) / Math.PI);
  const rectangle = new Path2D();
  rectangle.roundRect(-width / 2, -height / 2, width, height, 5);
  outline.addPath(rectangle, turned);
  return outline;
}

/** The edge of the light, which comes from the right and turns paper into a website as it passes. */
function lightEdge(time: number): { x: number; y: number }[] {
  const p = passage(time, 0.75, 2.3, 0.28);
  const x = 1420 - 1800 * p;
  return Array.from({ length: 43 }, (_, i) => {
    // Beyond the frame at both ends, where the blur of the glow would show them.
    const y = (i - 3) * 20;
    return {
      x:
        x +
        74 * Math.sin(y / 150 + cycle(time, 2)) +
        26 * Math.sin(y / 57 - cycle(time, 3)) +
        (y - 360) * 0.22,
      y,
    };
  });
}

function litPath(edge: readonly { x: number; y: number }[]): Path2D {
  const path = new Path2D();
  path.moveTo(frame.width + 400, -60);
  for (const { x, y } of edge) path.lineTo(x, y);
  path.lineTo(frame.width + 400, frame.height + 60);
  path.closePath();
  return path;
}

function drawEdgeGlow(context: Context, edge: readonly { x: number; y: number }[]): void {
  context.save();
  context.beginPath();
  for (const { x, y } of edge) context.lineTo(x, y);
  for (const [blur, width, opacity] of [
    [46, 120, 0.55],
    [16, 34, 0.6],
    [5, 7, 0.9],
  ] as const) {
    context.filter = `blur(${blur}px)`;
    context.strokeStyle = `rgba(255, 240, 214, ${opacity})`;
    context.lineWidth = width;
    context.stroke();
  }
  context.restore();
}

const language = new URLSearchParams(location.search).get("language") ?? "en";
const scene: Scene = await (await fetch(`/scene-${language}.json`)).json();
const flights = flightsOf(scene.cv.strips, scene.website.strips);
const [cv, website] = await Promise.all([picturesOf(scene.cv), picturesOf(scene.website)]);

async function picturesOf({ words, ground, width }: Layers) {
  const load = async (address: string) => createImageBitmap(await (await fetch(address)).blob());
  const [picture, below] = await Promise.all([load(words), load(ground)]);
  return { words: { picture, scale: picture.width / width }, ground: below };
}

function draw(context: Context, seconds: number): void {
  const time = ((seconds % duration) + duration) % duration;
  const page = sheetPath(time);
  const edge = lightEdge(time);
  context.reset();
  context.imageSmoothingQuality = "high";

  drawTable(context, passage(time, 0.3, 2.6, 0.2));
  for (const [blur, down, opacity] of [
    [60, 34, 0.2],
    [14, 6, 0.1],
  ] as const) {
    context.save();
    context.shadowColor = `rgba(20, 50, 70, ${opacity})`;
    context.shadowBlur = blur;
    context.shadowOffsetY = down;
    context.fillStyle = "#fffefb";
    context.fill(page);
    context.restore();
  }

  // What never leaves the sheet: hairlines and bullets.
  context.save();
  context.clip(page);
  context.globalAlpha = 1 - passage(time, 0.3, 0.9, 0.9);
  context.translate(sheet.x + sheet.width / 2, sheet.y + sheet.height / 2);
  context.rotate(sheet.angle);
  context.drawImage(cv.ground, -sheet.width / 2, -sheet.height / 2, sheet.width, sheet.height);
  context.restore();

  context.save();
  context.clip(page);
  context.clip(litPath(edge));
  context.drawImage(website.ground, 0, 0, frame.width, frame.height);
  context.restore();

  drawWords(context, flights, cv.words, website.words, time);

  context.save();
  context.clip(page);
  drawEdgeGlow(context, edge);
  context.restore();
}

const canvas = document.querySelector("canvas");
const context = canvas?.getContext("2d");
if (!canvas || !context) throw new Error("The film needs a canvas.");

const moment = new OffscreenCanvas(frame.width, frame.height);
const momentContext = moment.getContext("2d");

/** Paints a frame as a camera takes it, over half the time to the next: quick lines blur, and cost less to encode. */
function expose(target: Context, seconds: number, samples: number): void {
  if (!momentContext) return;
  for (let i = 0; i < samples; i++) {
    draw(momentContext, seconds + (0.5 * i) / samples / framesPerSecond);
    target.globalAlpha = 1 / (i + 1);
    target.drawImage(moment, 0, 0);
  }
}

const film = { duration, framesPerSecond, draw: (seconds: number) => expose(context, seconds, 5) };
export type Film = typeof film;

if (location.hash === "#frames") {
  Object.assign(window, { film });
} else {
  const play = (milliseconds: number) => {
    expose(context, milliseconds / 1000, 1);
    requestAnimationFrame(play);
  };
  requestAnimationFrame(play);
}
