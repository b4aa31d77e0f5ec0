import type { ErrorBody } from '#engine/model/errors.ts';

/** A refused call. The message is the status code, a colon and a space, then the body text. */
export class ApiError extends Error {
  readonly status: number;
  /** The parsed body where it had our error shape. */
  readonly body: ErrorBody | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.body = parse(text);
  }
}

function parse(text: string): ErrorBody | undefined {
  try {
    const body = JSON.parse(text) as ErrorBody;
    return typeof body?.message === 'string' ? body : undefined;
  } catch {
    return undefined;
  }
}

/** The server's own words if it gave any. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body?.message : undefined;
}

/** Nothing is at this URL: it does not exist (404), or its name cannot exist (400), as with a NUL in it. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
