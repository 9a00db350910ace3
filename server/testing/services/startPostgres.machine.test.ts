import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { startPostgres } from './startPostgres';

test('it serves an empty database in UTF-8 over TCP, requires a password, and is gone when stopped', async () => {
  const { url, stop } = await startPostgres();
  const ask = async (connectionString: string, sql: string) => {
    const client = new Client({ connectionString });
    await client.connect();
    try {
      return (await client.query<{ response: string }>(sql)).rows[0]?.response;
    } finally {
      await client.end();
    }
  };
  expect(await ask(url, `SELECT current_setting('server_encoding') AS response`)).toBe('UTF8');
  expect(await ask(url, `SELECT count(*) AS response FROM pg_stat_user_tables`)).toEqual('0');
  await expect(ask(url.replace(/:[^:@]*@/, ':wrong@'), 'SELECT 1')).rejects.toThrow('password');
  const folder = await ask(url, `SELECT current_setting('data_directory') AS response`);
  await stop();
  await expect(ask(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  expect(existsSync(folder ?? '')).toBe(false);
});
