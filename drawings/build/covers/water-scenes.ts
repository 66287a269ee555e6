import { hills, type Profile } from "../../browser/hills.ts";
import { type Compose, orbStyle, smooth } from "./scene.ts";
import { horizonColour, type Orb } from "./sky.ts";
import { alps, band } from "./terrain.ts";
import { drawGlitter, drawWater } from "./water.ts";

/** A fjord between steep walls. */
export const fjord: Compose = (stage) => {
  const { random, palette } = stage;
  const horizon = random.between(218, 240);
  const gap = random.between(350, 450);
  const radius = random.between(24, 40);
  const orb: Orb = { x: gap, y: horizon - random.between(0.15, 1.9) * radius, radius, style: "disc" };
  const parts = [drawWater(stage, horizon), drawGlitter(stage, orb, horizon)];
  for (let i = 0; i < 6; i++) {
    const near = i / 5;
    const side = i % 2 === 0 ? -1 : 1;
    const foot = gap + side * (10 + 46 * i ** 1.25 * random.between(0.75, 1.05));
    const waterline = horizon + 4 + 26 * near + 95 * near ** 2.4;
    const height = 82 + 165 * near * random.between(0.75, 1.05);
    const rock = hills(random, 60 + 50 * near, 0.55);
    const reach = 210 + 170 * near;
    const top: Profile = (x) => {
      const inland = (x - foot) * side;
      if (inland < 0) return waterline;
      return (
        waterline -
        height * smooth(-30, reach, inland) ** 0.9 -
        rock(x) * 17 * smooth(0, 120, inland) -
        6 * smooth(0, 8, inland)
      );
    };
    parts.push(
      band(stage, {
        top,
        base: () => waterline,
        count: 5 + i,
        rhythm: 0.95,
        wander: 9,
        depth: [near * 0.72, Math.min(near * 0.8 + 0.2, 1)],
        level: waterline,
        haze: { colour: horizonColour(palette), amount: 0.5 * (1 - near) },
        ...(side < 0 ? { to: Math.round(foot) } : { from: Math.round(foot) }),
      }),
    );
  }
  return { orb, horizon, land: parts.join("") };
};

/** A lake that mirrors the mountains. */
export const mirror: Compose = (stage) => {
  const { random } = stage;
  const horizon = random.between(224, 250);
  const form = alps(random, random.between(150, 250));
  const height = random.between(130, 165);
  const centre = random.pick([random.between(180, 320), random.between(480, 640)]);
  const top: Profile = (x) => {
    const nearness = 0.36 + 0.64 * Math.exp(-(((x - centre) / 250) ** 2));
    return horizon - 7 - height * form(x) * nearness;
  };
  const radius = random.between(22, 46);
  const x = centre < 400 ? random.between(560, 690) : random.between(120, 240);
  const orb: Orb = { x, y: random.between(85, 140), radius, style: orbStyle(stage) };
  const count = random.whole(8, 12);
  const mountains = band(stage, {
    top,
    base: () => horizon,
    count,
    rhythm: 0.9,
    wander: 9,
    depth: [0.15, 0.8],
    level: horizon,
  });
  return {
    orb,
    horizon,
    land:
      drawWater(stage, horizon) +
      `<g transform="matrix(1 0 0 -.82 0 ${(horizon * 1.82).toFixed(1)})" opacity=".45">${mountains}</g>` +
      drawGlitter(stage, orb, horizon) +
      mountains,
  };
};

/** Low islands at sea with a large orb at the horizon. */
export const skerries: Compose = (stage) => {
  const { random, palette } = stage;
  const horizon = random.between(222, 252);
  const radius = random.between(52, 84);
  const orb: Orb = {
    x: random.pick([random.between(190, 300), random.between(500, 620)]),
    y: horizon - radius * random.between(-0.1, 0.55),
    radius,
    style: "disc",
  };
  const parts = [drawWater(stage, horizon), drawGlitter(stage, orb, horizon)];
  const islands = random.whole(6, 8);
  const away = orb.x < 400 ? 1 : -1;
  for (let i = 0; i < islands; i++) {
    const near = i / (islands - 1);
    const waterline = horizon + 1 + 128 * near ** 1.6;
    const half = (62 + 130 * near) * random.between(0.75, 1.25);
    // Most are opposite the orb, so that its reflection is visible.
    const distance =
      i % 4 === 3 ? -(radius + half + random.between(30, 120)) : radius + half * 0.8 + random.between(0, 260);
    const centre = orb.x + away * distance;
    const height = (15 + 40 * near) * random.between(0.8, 1.25);
    const rock = hills(random, half * 0.42, 0.4);
    const top: Profile = (x) => {
      const u = (x - centre) / half;
      // Low, rounded islands.
      return Math.abs(u) >= 1 ? waterline : waterline - height * (1 - u * u) ** 0.75 * (0.72 + 0.5 * rock(x));
    };
    parts.push(
      band(stage, {
        top,
        base: () => waterline,
        count: 4 + Math.round(near * 3),
        depth: [0.12 + near * 0.5, 0.35 + near * 0.6],
        level: waterline,
        haze: { colour: horizonColour(palette), amount: 0.35 * (1 - near) },
        from: Math.round(centre - half),
        to: Math.round(centre + half),
      }),
    );
  }
  return { orb, horizon, land: parts.join("") };
};

/** A cliff and the sea beyond it. */
export const headland: Compose = (stage) => {
  const { random, palette } = stage;
  const side = random.pick([-1, 1]);
  const edge = 400 - side * random.between(-10, 90);
  const horizon = random.between(256, 276);
  const crown = random.between(104, 136);
  const rock = hills(random, 90, 0.5);
  const shelf = random.between(0.3, 0.55);
  const top: Profile = (x) => {
    const out = (x - edge) * side;
    const fall = smooth(-6, 46, out) * (1 - shelf) + smooth(60, 150, out) * shelf;
    return crown + rock(x) * 9 * (1 - fall) - Math.min(out, 0) * 0.07 + fall * (432 - crown);
  };
  const far = alps(random, 190);
  const radius = random.between(26, 50);
  const orb: Orb = {
    x: edge + side * random.between(190, 260),
    y: random.between(110, 190),
    radius,
    style: orbStyle(stage),
  };
  const count = random.whole(20, 25);
  const steps: string[] = [];
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const inner: Profile = (x) => top(x + side * i * 13) + i * 11 + rock(x + i * 21) * 4;
    steps.push(band(stage, { top: inner, base: inner, count: 1, depth: [0.12 + 0.88 * t, 1] }));
  }
  return {
    orb,
    horizon,
    land:
      band(stage, {
        top: (x) => horizon - 12 - far(x) * 38,
        base: () => horizon,
        count: 4,
        depth: [0, 0.2],
        haze: { colour: horizonColour(palette), amount: 0.55 },
      }) +
      drawWater(stage, horizon) +
      drawGlitter(stage, orb, horizon) +
      steps.join(""),
  };
};
