import { parse, protocol, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';

type Messages = Parameters<typeof parse.parseResults>[0];
type Value = string | ArrayBuffer | ArrayBufferView | null;

interface Statement {
  name: string;
  parameterTypes: number[];
}

const { serialize } = protocol;
/** Texts with lists of values in them are many; what was not asked for in a while is parsed again. */
const MAX_STATEMENTS = 300;

/**
 * Statements that the embedded engine parses once and plans as a PostgreSQL connection would plan prepared ones. Its own
 * way parses, describes and plans each time in six separate calls, which takes longer than the statement itself and
 * holds up the process.
 */
export class PgliteStatements {
  readonly #client: PGlite;
  /** By text, least recently used first. */
  readonly #known = new Map<string, Statement>();
  #count = 0;

  constructor(client: PGlite) {
    this.#client = client;
  }

  /** Waits for its turn among transactions, as every other query does. */
  run<Row>(text: string, values: readonly unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
    return this.#client._runExclusiveTransaction(() => this.runInTransaction<Row>(text, values, options));
  }

  /** Inside the transaction that has the turn. */
  runInTransaction<Row>(
    text: string,
    values: readonly unknown[] = [],
    options?: QueryOptions,
  ): Promise<Results<Row>> {
    const client = this.#client;
    return client.runExclusive(async () => {
      const { name, parameterTypes } = await this.#statement(text);
      const bound = values.map((value, index) => this.#toText(value, parameterTypes[index]));
      const messages = await this.#send([
        serialize.bind({ statement: name, values: bound }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
      ]);
      return parse.parseResults(messages, client.parsers, options)[0] as Results<Row>;
    });
  }

  async #statement(text: string): Promise<Statement> {
    const statement = this.#known.get(text) ?? (await this.#prepare(text));
    this.#known.delete(text);
    this.#known.set(text, statement);
    if (this.#known.size > MAX_STATEMENTS) await this.#forgetOldest();
    return statement;
  }

  async #prepare(text: string): Promise<Statement> {
    this.#count += 1;
    const name = `statement_${this.#count}`;
    const messages = await this.#send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ]);
    return { name, parameterTypes: parse.parseDescribeStatementResults(messages) };
  }

  async #forgetOldest(): Promise<void> {
    const [text, { name }] = this.#known.entries().next().value!;
    this.#known.delete(text);
    await this.#send([serialize.close({ type: 'S', name })]);
  }

  #toText(value: unknown, type: number | undefined): Value {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.#client.serializers[type];
    return serializer === undefined ? String(value) : serializer(value);
  }

  /** In one piece with its Sync: after an error the engine is ready for the next statement. */
  async #send(parts: Uint8Array[]): Promise<Messages> {
    const message = Buffer.concat([...parts, serialize.sync()]);
    return (await this.#client.execProtocolStream(message, {})) as Messages;
  }
}
