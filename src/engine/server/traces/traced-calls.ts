import { traced, tracer } from './trace.ts';

type Call = (...given: unknown[]) => unknown;

/**
 * The same object, each of whose calls is a part of the trace: `<name>.<call>`. Also those of what it holds
 * (`provider.disputes.accept`). Without a tracer it is the object itself.
 */
export function tracedCalls<Target extends object>(name: string, target: Target): Target {
  if (tracer() === undefined) return target;
  return new Proxy(target, {
    get(of, property) {
      const value: unknown = Reflect.get(of, property);
      const called = `${name}.${String(property)}`;
      if (typeof value === 'function')
        return (...given: unknown[]) =>
          traced(called, { 'rpc.system': name }, () => (value as Call).apply(of, given));
      return typeof value === 'object' && value !== null ? tracedCalls(called, value) : value;
    },
  });
}
