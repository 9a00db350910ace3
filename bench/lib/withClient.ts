import { Client } from 'pg';

/** Opens a connection for one piece of work, and closes it whatever becomes of the work. */
export async function withClient<T>(
  connectionString: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString });
  // A database that stops tells its connections; that must not end the process before the cause is told.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
