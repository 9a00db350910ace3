import { Client } from 'pg';
import { createTestDatabase } from './testDatabase';

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

describe('a test database', () => {
  it('is empty, and separate from all others', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await query(one.connectionString, 'CREATE TABLE notes (text text)');
    const tables = `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`;
    expect(await query(one.connectionString, tables)).toEqual([{ tablename: 'notes' }]);
    expect(await query(other.connectionString, tables)).toEqual([]);
    await Promise.all([one.drop(), other.drop()]);
  });

  it('starts as a copy of its template', async () => {
    const template = await createTestDatabase();
    await query(template.connectionString, `CREATE TABLE notes AS SELECT 'kept' AS text`);
    const name = new URL(template.connectionString).pathname.slice(1);
    const copies = await Promise.all([1, 2].map(() => createTestDatabase({ template: name })));
    for (const copy of copies) {
      expect(await query(copy.connectionString, 'SELECT * FROM notes')).toEqual([{ text: 'kept' }]);
      await copy.drop();
    }
    await template.drop();
  });

  it('is gone once it is dropped, even if a client was connected to it', async () => {
    const database = await createTestDatabase();
    const client = new Client({ connectionString: database.connectionString });
    client.on('error', () => undefined);
    await client.connect();
    await database.drop();
    await expect(query(database.connectionString, 'SELECT 1')).rejects.toThrow('does not exist');
    await client.end();
  });
});
