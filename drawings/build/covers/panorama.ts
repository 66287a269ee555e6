import { createRandom } from "../../browser/random.ts";
import type { Job } from "./cache.ts";
import { coverSvg, drawScene } from "./draw.ts";
import { families } from "./palettes.ts";
import { encodePanorama } from "./raster.ts";
import { scenes } from "./scenes.ts";
import type { Orb } from "./sky.ts";

const lights = { day: families.dawn[0], night: families.night[0] };

/** On the right, clear of the title. */
const orb: Orb = { x: 620, y: 176, radius: 46, style: "disc" };

/** The mountains that the blog opens with, by day and at night, as `/covers/panorama-<light>-<width>.avif`. */
export const panoramaJobs = Object.entries(lights).map(
  ([light, palette]): Job => ({
    inputs: ["panorama", light],
    async draw() {
      const stage = { random: createRandom("panorama"), palette, from: -400, to: 1200, lineWidth: 1 };
      const body = drawScene(stage, { ...scenes.range(stage), orb });
      const svg = coverSvg(body, { x: -400, y: -80, width: 1300, height: 480 }, 2560, 945);
      const files = await encodePanorama(svg);
      return new Map([...files].map(([name, bytes]) => [`/covers/panorama-${light}-${name}`, bytes]));
    },
  }),
);
