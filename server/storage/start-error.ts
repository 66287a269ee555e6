/** The server cannot start until somebody does something: the message says what, in a line. */
export class StartError extends Error {}
