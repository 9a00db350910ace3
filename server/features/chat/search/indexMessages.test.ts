import { sql } from 'kysely';
import { MESSAGE_MAX_LENGTH } from '#contract/limits';
import { inTransaction } from '#server/platform/database/inTransaction';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { waitUntil } from '#server/testing/waitUntil';
import { indexMessages, indexOlderMessages, reindexMessages } from './indexMessages';

let database: MigratedDatabase;

beforeEach(async () => {
  database = await createMigratedDatabase();
  await sql`
    INSERT INTO users (username, email)
    SELECT 'user' || n, 'user' || n || '@campus.example' FROM generate_series(1, 4) AS n
  `.execute(database.db);
});
afterEach(() => database.drop());

/** Writes messages from one person to another, and returns their ids. */
async function write(contents: readonly string[], [low, high] = [1, 2], db = database.db) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO messages (low_id, high_id, sender_id, receiver_id, content, message_type)
    SELECT ${low}::bigint, ${high}::bigint, ${low}::bigint, ${high}::bigint, content, 'text'
    FROM unnest(${[...contents]}::text[]) WITH ORDINALITY AS written (content, place) ORDER BY place
    RETURNING id
  `.execute(db);
  return rows.map(({ id }) => id);
}
async function edit(id: number, content: string) {
  await sql`
    WITH change AS (
      INSERT INTO message_changes (sender_id, client_id, message_id)
      SELECT sender_id, gen_random_uuid(), id FROM messages WHERE id = ${id} RETURNING id
    )
    UPDATE messages SET content = ${content}, revision = (SELECT id FROM change) WHERE id = ${id}
  `.execute(database.db);
}
const idsWith = async (word: string) => {
  const { rows } = await sql<{ id: number }>`
    SELECT message_id AS id FROM message_words
    WHERE words @@ to_tsquery('simple', ${word}) ORDER BY message_id
  `.execute(database.db);
  return rows.map(({ id }) => id);
};
const countWords = async () => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM message_words`.execute(database.db);
  return rows[0]?.count;
};
const index = () => indexMessages(database);

test('new messages are read once, also those without words, by any number of processes', async () => {
  await write(['one needle', '🎉', '', 'another needle']);
  await Promise.all([index(), indexMessages(database.another()), index()]);
  expect(await countWords()).toBe(4);
  await write(['a third needle']);
  await index();
  expect(await idsWith('needle')).toHaveLength(3);
  // Transactions in other databases of the server hold the mark back for a while.
  await waitUntil(async () => {
    await index();
    const { rows } = await sql`SELECT done_up_to, next_up_to FROM message_word_marks`.execute(
      database.db,
    );
    expect(rows).toEqual([{ done_up_to: 5, next_up_to: 5 }]);
  });
});

test('more and longer messages than fit into one statement are all read', async () => {
  await write(Array.from({ length: 1_201 }, () => 'a needle'));
  await write(Array.from({ length: 45 }, () => 'long '.repeat(MESSAGE_MAX_LENGTH / 5)));
  await index();
  expect(await countWords()).toBe(1_246);
});

test('a message that is committed after later ones is read', async () => {
  const other = database.another();
  const gate: { open?: () => void } = {};
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  let written: ((ids: number[]) => void) | undefined;
  const slow = new Promise<number[]>((resolve) => {
    written = resolve;
  });
  const committed = inTransaction(other.db, async (trx) => {
    written?.(await write(['a slow needle'], [3, 4], trx));
    await opened;
  });
  const [first] = await slow;
  const [fast = 0] = await write(['a fast needle']);
  // As often as it takes to move the mark beyond the fast one, if nothing held it back.
  for (let pass = 0; pass < 5; pass += 1) await index();
  expect(await idsWith('needle')).toEqual([fast]);
  gate.open?.();
  await committed;
  await index();
  expect(await idsWith('needle')).toEqual([first, fast]);
});

test('edits are read once, whether or not the message was read before', async () => {
  const [first = 0, second = 0] = await write(['frist', 'second']);
  await edit(second, 'zweite');
  await index();
  await edit(first, 'first');
  await edit(first, 'erste');
  await index();
  expect(await idsWith('frist | first | second')).toEqual([]);
  expect(await idsWith('erste | zweite')).toEqual([first, second]);
  const { rows } = await sql`
    SELECT 1 FROM message_words JOIN messages ON messages.id = message_id
    WHERE message_words.revision = messages.revision`.execute(database.db);
  expect(rows).toHaveLength(2);
});

test('words with unusual characters and of great length are read like others', async () => {
  const hostile = [
    'x'.repeat(MESSAGE_MAX_LENGTH),
    "it's \\ & | ! <-> :*",
    '„needle“…',
    'é'.repeat(9),
  ];
  await write([...hostile, ...Array.from({ length: 20 }, () => '\u0301'.repeat(5_000))]);
  await index();
  expect(await countWords()).toBe(24);
  expect(await idsWith('needle')).toHaveLength(1);
});

test('the messages from before are read newest first, together with new ones', async () => {
  const ids = await write(Array.from({ length: 1_100 }, (_, nth) => `message ${nth}`));
  await sql`INSERT INTO message_word_fills VALUES (${(ids.at(-1) ?? 0) + 1})`.execute(database.db);
  await sql`
    INSERT INTO message_word_marks (source, done_up_to, next_up_to)
    VALUES ('messages', ${ids.at(-1)}, ${ids.at(-1)})`.execute(database.db);
  const stop = new AbortController();
  stop.abort();
  await indexOlderMessages(database, stop.signal);
  await index();
  expect(await countWords()).toBe(0);
  await write(['a new one']);
  await edit(ids[3] ?? 0, 'edited');
  await Promise.all([indexOlderMessages(database), index(), indexOlderMessages(database)]);
  await indexOlderMessages(database);
  expect(await countWords()).toBe(1_101);
  expect(await idsWith('edited')).toEqual([ids[3]]);
  const { rows } = await sql`SELECT 1 FROM message_word_fills`.execute(database.db);
  expect(rows).toEqual([]);
});

test('a mark that a backup brought from another database doesn’t stop the reading', async () => {
  const [first = 0] = await write(['a needle']);
  await sql`
    INSERT INTO message_word_marks (source, next_up_to, next_xid)
    VALUES ('messages', ${first}, '9000000000000')`.execute(database.db);
  for (let pass = 0; pass < 3; pass += 1) await index();
  const { rows } = await sql`SELECT done_up_to FROM message_word_marks`.execute(database.db);
  expect(rows).toEqual([{ done_up_to: first }]);
});

test('words by the rules of before are written again, also those of the previous release', async () => {
  const [first = 0] = await write(['Here.Next 1', 'Here.Next 2']);
  await index();
  await sql`UPDATE message_words SET words = '', words_at = NULL`.execute(database.db);
  await reindexMessages(database);
  expect(await idsWith('next')).toHaveLength(2);
  // The previous release writes words without their time.
  await sql`UPDATE message_words SET words = 'here.next' WHERE message_id = ${first}`.execute(
    database.db,
  );
  expect(await idsWith('next')).toHaveLength(1);
  await Promise.all([reindexMessages(database), reindexMessages(database.another())]);
  expect(await idsWith('next')).toHaveLength(2);
});
