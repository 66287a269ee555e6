/** Milliseconds since 1970, for every time in the storage. */
export type Millis = number;

/** Tolerated clock difference between servers. A row further ahead was stored before a clock was set back. */
export const clockDriftMs: Millis = 5 * 60_000;
