import { Client, type Connection } from 'pg';

/** The parts of a connection that copying data needs; its types leave them out. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** Sends a file to `COPY … FROM STDIN` (see "Submittable" in the documentation of pg). */
class Copy {
  readonly ended: Promise<void>;
  handleReadyForQuery: () => void = () => undefined;
  handleError: (error: Error) => void = () => undefined;

  constructor(
    private readonly statement: string,
    private readonly content: string,
  ) {
    this.ended = new Promise((resolve, reject) => {
      this.handleReadyForQuery = resolve;
      this.handleError = reject;
    });
  }

  submit(connection: Connection): void {
    connection.query(this.statement);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(Buffer.from(this.content));
    connection.endCopyFrom();
  }

  handleCommandComplete(): void {
    // The end follows as `handleReadyForQuery`.
  }
}

/** Reads a file of CSV with a header line as PostgreSQL reads it: an independent parser. */
export async function readCsv(
  connectionString: string,
  columns: readonly string[],
  content: string,
): Promise<Record<string, string | null>[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const list = columns.map((column) => `"${column}" text`).join(', ');
    await client.query(`CREATE TEMP TABLE read_csv (${list})`);
    const copy = new Copy('COPY read_csv FROM STDIN WITH (FORMAT csv, HEADER match)', content);
    client.query(copy);
    await copy.ended;
    const { rows } = await client.query<Record<string, string | null>>('SELECT * FROM read_csv');
    return rows;
  } finally {
    await client.end();
  }
}
