/** Thrown for an invalid command. The message is for the owner. */
export class UsageError extends Error {}
