import type { Typography } from "./composed.ts";
import type { Random } from "./random.ts";

/** Picks fonts, sizes, colours and distances at random. */
export function pickTypography(random: Random, hasSide: boolean): Typography {
  const color = random.pick(["#222", "#1a4d7a", "#7a2d1a", "#226644", "#555"]);
  const bold = () => random.chance(0.5);
  const italic = () => random.chance(0.25);
  const whatStyle = random.pickPart(
    ["bold", "bold", "bold", "bold", "italic", "plain", "caps", "color"] as const,
    ["bolditalic"] as const,
  );
  const typography: Typography = {
    font: random.pickPart(
      ["Liberation Sans", "Liberation Serif", "DejaVu Sans", "TeX Gyre Termes", "Liberation Sans Narrow"],
      ["DejaVu Serif", "Liberation Mono", "TeX Gyre Heros"],
    ),
    size: random.pick([9, 9.5, 10, 10.5, 11]),
    lineHeight: random.pick([1.15, 1.25, 1.35, 1.5]),
    margin: random.pick([12, 15, 18, 22, 25]),
    textStyles: {
      name: {
        bold: bold(),
        scale: random.pick([1.6, 2, 2.4, 2.8, 1.2]),
        caps: random.chance(0.2),
        spaced: random.chance(0.1),
      },
      headline: { italic: italic(), scale: random.pick([1, 1.1, 1.3]), color },
      heading: {
        bold: random.chance(0.75),
        caps: random.chance(0.35),
        spaced: random.chance(0.14),
        scale: random.pick([1, 1.1, 1.2, 1.35, 1.5]),
        color,
      },
      what: {
        bold: whatStyle.startsWith("bold"),
        italic: whatStyle.endsWith("italic"),
        caps: whatStyle === "caps",
        ...(whatStyle === "color" ? { color } : {}),
        scale: random.pick([1, 1, 1, 1.1]),
      },
      where: random.pick([{}, {}, { italic: true }, { bold: true }, { color }]),
      place: random.pick([{}, {}, { italic: true }, { color: "#777" }]),
      date: random.pick([{}, {}, { italic: true }, { bold: true }, { color: "#777", scale: 0.9 }]),
      label: random.pick([{}, { bold: true }, { color }, { italic: true }]),
      strong: { bold: true },
      text: {},
    },
    bullet: random.pickPart(["disc", "disc", "•", "–", "-", "▪", "*", "none"], ["‣", "→", "o"]),
    indent: random.pick([8, 12, 16, 20]),
    entryGap: random.pick([0, 3, 5, 8, 10]),
    sectionGap: random.pick([6, 9, 12, 16]),
    rule: random.chance(0.4),
    center: random.chance(0.15),
    rows: random.pick(["grid", "table", "grid"]),
    lined: random.chance(0.15),
    ...(hasSide
      ? {
          side: {
            width: random.pick([28, 32, 36]),
            isLeft: random.chance(0.55),
            color: random.pick(["#fff", "#eee", "#dde5ee"]),
          },
        }
      : {}),
    landscapeLetter: random.chance(0.1),
  };
  if (
    typography.textStyles.what.bold !== true &&
    typography.textStyles.what.italic !== true &&
    !typography.textStyles.what.caps &&
    typography.entryGap < 3
  )
    typography.entryGap = 5;
  return typography;
}
