/** The server cannot start. The message says in one line what to do. */
export class StartError extends Error {}
