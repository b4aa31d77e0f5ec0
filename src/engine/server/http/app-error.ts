import type { ErrorCode, ErrorReason } from '#engine/model/errors.ts';

interface AppErrorDetails {
  /** Field name → message key (or finished text). */
  fields?: Record<string, string>;
  /** Values for the placeholders of the message. */
  params?: Record<string, string | number>;
  /** For programs: what this refusal is, where they would act on it. */
  reason?: ErrorReason;
  retryAfterSeconds?: number;
}

/** A refusal with a reason the caller may read. `message` is a translation key such as 'errors:productNotFound'. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, messageKey: string, details: AppErrorDetails = {}) {
    super(messageKey);
    this.code = code;
    this.details = details;
  }
}
