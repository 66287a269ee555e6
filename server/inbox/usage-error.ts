/** Thrown for a call that makes no sense. The message is for the owner. */
export class UsageError extends Error {}
