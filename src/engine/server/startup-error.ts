/** The start cannot go on for a reason the operator can mend: printed as one line, without a stack, exit code 1. */
export class StartupError extends Error {}
