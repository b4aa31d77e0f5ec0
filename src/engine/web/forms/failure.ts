import type { ErrorReason } from '#engine/model/errors.ts';
import { ApiError } from '#engine/web/api/api-error.ts';

interface RefusalDetails {
  reason?: ErrorReason;
  /** Field name → message, or its key. */
  fields?: Record<string, string>;
}

/** Thrown by `send` where the form itself sees that it need not ask the server. */
export class Refusal extends Error {
  readonly details: RefusalDetails;

  constructor(details: RefusalDetails) {
    super('refused');
    this.details = details;
  }
}

/** Why a submission came to nothing, as far as its form can act on it. */
export interface Failure {
  /**
   * `unreachable`: no response, so the request may have arrived all the same. `broken`: the server could not do it.
   * `signed-out`: nobody is signed in any more. `refused`: there was a reason, and it is said.
   */
  kind: 'unreachable' | 'broken' | 'signed-out' | 'forbidden' | 'refused';
  /** Of the response, if there was one. */
  status: number | undefined;
  reason: ErrorReason | undefined;
  /** What is wrong with fields that this form has. */
  fields: readonly { name: string; message: string }[];
  /** What the server says besides; undefined where all of it stands beside the fields, or it says nothing. */
  message: string | undefined;
  /** What the server says in one sentence, about a field or not. */
  summary: string | undefined;
  /** After how many seconds another try makes sense. */
  waitSeconds: number | undefined;
  /** What was thrown. */
  error: unknown;
}

/** `isField`: whether the form has a field of that name, so that the message can stand beside it. */
export function failureOf(error: unknown, isField: (name: string) => boolean = () => false): Failure {
  const body = error instanceof ApiError ? error.body : undefined;
  const { reason, fields = {} } = error instanceof Refusal ? error.details : (body ?? {});
  const said = Object.entries(fields);
  const unplaced = said.filter(([name]) => !isField(name)).map(([, message]) => message);
  return {
    kind: kindOf(error),
    status: error instanceof ApiError ? error.status : undefined,
    reason,
    fields: said.filter(([name]) => isField(name)).map(([name, message]) => ({ name, message })),
    message: said.length === 0 ? body?.message : [...new Set(unplaced)].join(' ') || undefined,
    summary: body?.message,
    waitSeconds: body?.retryAfterSeconds,
    error,
  };
}

function kindOf(error: unknown): Failure['kind'] {
  if (error instanceof Refusal) return 'refused';
  if (!(error instanceof ApiError)) return 'unreachable';
  if (error.status >= 500) return 'broken';
  if (error.status === 403) return 'forbidden';
  // A refused sign-in is a 401 as well, with a reason of its own.
  const reason = error.body?.reason ?? 'sign_in_needed';
  return error.status === 401 && reason === 'sign_in_needed' ? 'signed-out' : 'refused';
}
