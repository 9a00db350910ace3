import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../startEmbeddedPostgres';

/**
 * Prints an event. This program holds the database of a folder, reports events and obeys commands.
 */
function tell(event: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(event)}\n`);
}

async function hold(dataDir: string): Promise<void> {
  const database = await startEmbeddedPostgres({ dataDir, log: (line) => tell({ log: line }) });
  process.on('SIGINT', () => {
    const client = new Client(database.connectionString);
    void client
      .connect()
      .then(() => client.query(`SELECT 'still there' AS response`))
      .then(({ rows }) => tell({ interrupted: (rows as unknown[])[0] }))
      .then(() => client.end());
  });
  // Reported only now, because the test may interrupt as soon as it receives this.
  tell({ adopted: database.adopted, connectionString: database.connectionString });
  for await (const _line of createInterface(process.stdin)) break;
  await database.stop();
}

hold(process.argv[2] ?? '').catch((error: Error) => {
  tell({ error: error.message, kind: error.name });
});
