import { hills, type Profile } from "../../browser/hills.ts";
import { type Compose, orbStyle, smooth } from "./scene.ts";
import { horizonColour } from "./sky.ts";
import { alps, band } from "./terrain.ts";

/** Rolling lines from edge to edge. */
export const swell: Compose = (stage) => {
  const { random } = stage;
  const height = random.between(34, 62);
  const level = random.between(180, 225);
  const form = hills(random, random.between(150, 270), 0.4);
  const top: Profile = (x) => level + form(x) * height;
  const x = random.pick([random.between(130, 300), random.between(500, 680)]);
  const radius = random.between(26, 58);
  return {
    orb: { x, y: Math.max(top(x) - radius * random.between(0.1, 1.5), 70), radius, style: orbStyle(stage) },
    horizon: level + 60,
    land: band(stage, {
      top,
      base: () => 440,
      count: random.whole(13, 22),
      rhythm: random.between(0.9, 1.25),
      wander: 26,
      depth: [0, 1],
    }),
  };
};

/** A single dominant summit. */
export const peak: Compose = (stage) => {
  const { random, palette } = stage;
  const summit = random.pick([random.between(230, 330), random.between(470, 580)]);
  const height = random.between(185, 225);
  const side = summit < 400 ? 1 : -1;
  const lean = random.between(0.75, 1.35);
  const shoulder = summit - side * random.between(80, 125);
  const rock = hills(random, 34, 0.7);
  const behind = alps(random, random.between(150, 210));
  const foot = random.between(318, 338);
  const top: Profile = (x) => {
    const u = (Math.abs(x - summit) / 300) * (x < summit ? lean : 1 / lean);
    // A steep summit on a wide base, as in Nordland.
    const tower = 0.62 * Math.max(0, 1 - u * 1.75) ** 1.15 + 0.38 * Math.exp(-u * 2.1);
    const shape = Math.max(tower, 0.66 - Math.abs(x - shoulder) / 210);
    return foot - height * shape - rock(x) * 12 * Math.min(u * 6, 1) * Math.exp(-u);
  };
  const low = hills(random, 240, 0.3);
  const radius = random.between(20, 46);
  const far = band(stage, {
    top: (x) => 268 - behind(x) * 62,
    base: () => 330,
    count: 4,
    depth: [0, 0.2],
    haze: { colour: horizonColour(palette), amount: 0.5 },
  });
  return {
    orb: {
      x: summit + side * random.between(150, 260),
      y: random.between(88, 150),
      radius,
      style: orbStyle(stage),
    },
    horizon: 310,
    land:
      far +
      band(stage, {
        top,
        base: (x) => foot + 46 + low(x) * 10,
        count: random.whole(12, 18),
        rhythm: 0.9,
        wander: 10,
        depth: [0.1, 0.7],
      }) +
      band(stage, { top: (x) => 342 + low(x) * 20, base: () => 450, count: 5, wander: 8, depth: [0.78, 1] }),
  };
};

/** Mountain ranges, each paler than the one in front. */
export const range: Compose = (stage) => {
  const { random, palette } = stage;
  const rows = random.whole(4, 6);
  const parts: string[] = [];
  const radius = random.between(22, 62);
  for (let i = 0; i < rows; i++) {
    const near = i / (rows - 1);
    const form = alps(random, 150 + 130 * near);
    const level = 250 + 165 * near;
    const height = 118 + 40 * near;
    const top: Profile = (x) => level - height * form(x);
    parts.push(
      band(stage, {
        top,
        base: (x) => top(x) + 58,
        count: 3 + Math.round(near * 3),
        rhythm: 1.3,
        wander: 3,
        depth: [near * 0.92, near * 0.92 + 0.06],
        haze: { colour: horizonColour(palette), amount: 0.42 * (1 - near) },
      }),
    );
  }
  return {
    orb: {
      x: random.pick([random.between(140, 280), random.between(520, 670)]),
      y: random.between(95, 165),
      radius,
      style: orbStyle(stage),
    },
    horizon: 300,
    land: parts.join(""),
  };
};

/** A plateau: flat strata and a large orb above. */
export const plain: Compose = (stage) => {
  const { random } = stage;
  const level = random.between(222, 262);
  const form = hills(random, random.between(300, 420), 0.18);
  const tilt = random.between(-0.07, 0.07);
  const top: Profile = (x) => level + form(x) * 24 + (x - 400) * tilt;
  const radius = random.between(78, 108);
  const x = random.pick([random.between(210, 330), random.between(470, 600)]);
  return {
    orb: { x, y: top(x) - radius * random.between(-0.05, 0.6), radius, style: "disc" },
    horizon: level + 10,
    land: band(stage, {
      top,
      base: () => 445,
      count: random.whole(16, 22),
      rhythm: random.between(1.25, 1.6),
      wander: 24,
      depth: [0, 1],
    }),
  };
};

/** Lines that open like a fan. */
export const fan: Compose = (stage) => {
  const { random } = stage;
  const side = random.pick([-1, 1]);
  const form = hills(random, 330, 0.2);
  const start = random.between(150, 185);
  const spread = (x: number) => 96 + 240 * smooth(-60, 860, side > 0 ? x : 800 - x) ** 1.1;
  const sweep: Profile = (x) => {
    const t = (side > 0 ? x : 800 - x) / 800;
    return start + 95 * Math.sin(t * 2.6 + 2.1) + form(x) * 15 + 40;
  };
  const count = random.whole(15, 20);
  const radius = random.between(30, 60);
  const x = side > 0 ? random.between(230, 330) : random.between(470, 570);
  return {
    orb: { x, y: sweep(x) - radius * random.between(0.6, 1.7), radius, style: orbStyle(stage) },
    horizon: 260,
    land: band(stage, {
      top: sweep,
      base: (px) => sweep(px) + spread(px),
      count,
      rhythm: 1.1,
      wander: 14,
      depth: [0, 1],
    }),
  };
};

/** A glacial valley: the lines hang between its sides and hold the orb. */
export const bowl: Compose = (stage) => {
  const { random, palette } = stage;
  const centre = random.between(330, 470);
  const floor = random.between(268, 292);
  const width = random.between(330, 400);
  const rock = hills(random, 100, 0.4);
  const top: Profile = (x) => {
    const u = Math.abs(x - centre) / width;
    return floor - 190 * smooth(0.08, 1.15, u) + rock(x) * 12 * smooth(0.2, 0.8, u);
  };
  const far = alps(random, 130);
  const radius = random.between(30, 54);
  return {
    orb: { x: centre + random.between(-40, 40), y: random.between(130, 185), radius, style: orbStyle(stage) },
    horizon: floor,
    land:
      band(stage, {
        top: (x) => 262 - far(x) * 44,
        base: () => 300,
        count: 4,
        depth: [0, 0.2],
        haze: { colour: horizonColour(palette), amount: 0.5 },
      }) +
      band(stage, {
        top,
        base: (x) => 446 - 60 * smooth(0, 1.3, Math.abs(x - centre) / width),
        count: random.whole(12, 17),
        rhythm: 1.15,
        wander: 12,
        depth: [0.2, 1],
      }),
  };
};

/** Alternating slopes from left and right with mist between them. */
export const spurs: Compose = (stage) => {
  const { random, palette } = stage;
  const rows = random.whole(5, 6);
  const first = random.pick([0, 1]);
  const parts: string[] = [];
  for (let i = 0; i < rows; i++) {
    const near = i / (rows - 1);
    const fromLeft = (i + first) % 2 === 0;
    const form = hills(random, 110 + 60 * near, 0.4);
    const level = 236 + 170 * near;
    const height = 120 + 50 * near;
    const top: Profile = (x) =>
      level - height * smooth(130, 860, fromLeft ? 800 - x : x) - form(x) * (9 + 5 * near);
    parts.push(
      band(stage, {
        top,
        base: (x) => top(x) + 105,
        count: 7,
        rhythm: 1.25,
        wander: 10,
        depth: [near * 0.9, near * 0.9 + 0.1],
        haze: { colour: horizonColour(palette), amount: 0.36 * (1 - near) },
      }),
    );
  }
  const radius = random.between(24, 50);
  return {
    orb: {
      x: first === 0 ? random.between(520, 640) : random.between(160, 280),
      y: random.between(100, 160),
      radius,
      style: orbStyle(stage),
    },
    horizon: 290,
    land: parts.join(""),
  };
};
