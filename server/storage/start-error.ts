/** The server cannot start. The message says what to do in one line. */
export class StartError extends Error {}
