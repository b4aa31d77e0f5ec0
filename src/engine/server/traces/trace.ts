// The seam between the shop and the tracer that writes down what it does and how long that takes. Without such a one (`adoptTracer`)
// everything here is one comparison, and no package of OpenTelemetry is loaded.

/** What a trace says of a piece of work: names of ours, never a value that a person typed. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

export interface Tracer {
  /** A piece of work within what is being traced. Outside of a trace it just runs. */
  part<Result>(name: string, facts: Facts, work: () => Result): Result;
  /** Work that nobody waits for, as a trace of its own, or within that of `from`, who asked for it. */
  job<Result>(name: string, facts: Facts, from: string | null, work: () => Result): Result;
  /** A request; the trace goes on until `end` is called. Undefined: enough others are traced at this moment. */
  request(method: string, from: string | undefined): RequestTrace | undefined;
  /** A response that was ready; `ms` is how long it took to send it. */
  cached(status: number, ms: number, from: string | undefined): void;
  /** Says more about what is being traced. */
  note(facts: Facts): void;
  /** What is being traced, as W3C's traceparent. */
  current(): string | undefined;
  /** The same for a line of the log. */
  ids(): { trace_id?: string; span_id?: string };
}

export interface RequestTrace {
  within<Result>(work: () => Result): Result;
  /** Which route it is for, once that is known. */
  isFor(route: string): void;
  end(status: number): void;
}

let adopted: Tracer | undefined;

/** Before anything is opened that is to be traced. Undefined ends it. */
export function adoptTracer(tracer: Tracer | undefined): void {
  adopted = tracer;
}

export function tracer(): Tracer | undefined {
  return adopted;
}

export function traced<Result>(name: string, facts: Facts, work: () => Result): Result {
  return adopted === undefined ? work() : adopted.part(name, facts, work);
}

export function tracedJob<Result>(
  name: string,
  facts: Facts,
  from: string | null,
  work: () => Result,
): Result {
  return adopted === undefined ? work() : adopted.job(name, facts, from, work);
}

export function noteInTrace(facts: Facts): void {
  adopted?.note(facts);
}

/** For the process that goes on with it later; null where nothing is traced. */
export function traceToHandOn(): string | null {
  return adopted?.current() ?? null;
}
