/** When things happen in the film. Everything is a function of the time, in seconds; nothing remembers a frame. */

export const duration = 10;
export const framesPerSecond = 24;

/** The moment that stands for the film where it does not play. */
export const posterTime = 6.2;

const opening = 1.1;
const closing = 7.9;

const clamp = (value: number) => Math.min(Math.max(value, 0), 1);

/** Slow, quick, slow. */
export const ease = (t: number) => {
  const x = clamp(t);
  return x < 0.5 ? 4 * x ** 3 : 1 - (-2 * x + 2) ** 3 / 2;
};

/** Quick, then settling. */
export const settle = (t: number) => 1 - (1 - clamp(t)) ** 3;

/**
 * How far something is on its way from the sheet (0) to the website (1). It sets out `delay` seconds after the lines
 * begin to lift and takes `length` seconds; `returning` seconds after the closing begins it goes back, quicker.
 */
export function passage(time: number, delay: number, length: number, returning = delay * 0.15): number {
  const out = ease((time - opening - delay) / length);
  const back = ease((time - closing - returning) / Math.min(length * 0.75, 1.35));
  return out * (1 - back);
}

/** An angle that turns `turns` whole times in the film, so that what follows it is back where it began. */
export function cycle(time: number, turns = 1): number {
  return (time / duration) * turns * 2 * Math.PI;
}
