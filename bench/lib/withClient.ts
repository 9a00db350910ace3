import { Client } from 'pg';

/** Opens a connection for one piece of work, and closes it whether or not the work succeeds. */
export async function withClient<T>(
  connectionString: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString });
  // A database that stops emits an error on its connections. It must not end the process before the
  // cause is reported.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
