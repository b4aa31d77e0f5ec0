import { parse, protocol, type PGlite } from '@electric-sql/pglite';

type Messages = Parameters<typeof parse.parseResults>[0];
type Value = string | ArrayBuffer | ArrayBufferView | null;

const { serialize } = protocol;

/**
 * Statements that the embedded engine parses and plans once, as a PostgreSQL connection would: for wide statements
 * planning costs several times the execution, and it blocks the process.
 */
export class PgliteStatements {
  readonly #client: PGlite;
  /** Name → types of the parameters. */
  readonly #known = new Map<string, number[]>();

  constructor(client: PGlite) {
    this.#client = client;
  }

  /** Waits for its turn among transactions, as every other query does. */
  run<Row>(name: string, text: string, values: readonly unknown[]): Promise<Row[]> {
    const client = this.#client;
    return client._runExclusiveTransaction(() =>
      client.runExclusive(async () => {
        const types = this.#known.get(name) ?? (await this.#prepare(name, text));
        const bound = values.map((value, index) => this.#toText(value, types[index]));
        const messages = await this.#send([
          serialize.bind({ statement: name, values: bound }),
          serialize.describe({ type: 'P' }),
          serialize.execute({}),
        ]);
        return (parse.parseResults(messages, client.parsers)[0]?.rows ?? []) as Row[];
      }),
    );
  }

  async #prepare(name: string, text: string): Promise<number[]> {
    const messages = await this.#send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ]);
    const types = parse.parseDescribeStatementResults(messages);
    this.#known.set(name, types);
    return types;
  }

  #toText(value: unknown, type: number | undefined): Value {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.#client.serializers[type];
    return serializer === undefined ? String(value) : serializer(value);
  }

  /** In one piece with its Sync: after an error the engine is ready for the next statement. */
  async #send(parts: Uint8Array[]): Promise<Messages> {
    const { messages } = await this.#client.execProtocol(Buffer.concat([...parts, serialize.sync()]));
    return messages as Messages;
  }
}
