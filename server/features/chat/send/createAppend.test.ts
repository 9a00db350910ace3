import { sql } from 'kysely';
import { Client } from 'pg';
import pino from 'pino';
import { createDatabase } from '#server/platform/database/createDatabase';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { lockConversation } from '#domain/messages';
import type { PlainMessage } from './appendMessages';
import { createAppend, type Append } from './createAppend';

const log = pino({ level: 'silent' });
/**
 * Person 1 writes to all others. With the last two there is no conversation yet, and the very last
 * is not connected.
 */
const PEOPLE = 8;
const NEW = 7;
const STRANGER = 8;

let database: MigratedDatabase;
let append: Append;

beforeEach(async () => {
  database = await createMigratedDatabase();
  append = createAppend({ db: database.db, log });
  await sql`
    WITH people AS (
      INSERT INTO users (username, email)
      SELECT 'user' || n, 'user' || n || '@campus.example' FROM generate_series(1, ${PEOPLE}) AS n
    ), friends AS (
      INSERT INTO connections (low_id, high_id) SELECT 1, n FROM generate_series(2, ${NEW}) AS n
    ), lines AS (
      INSERT INTO messages (low_id, high_id, sender_id, receiver_id, client_id, content, message_type)
      SELECT 1, n, 1, n, 'before' || n, 'hello', 'text' FROM generate_series(2, ${NEW - 1}) AS n
      RETURNING id, high_id
    )
    INSERT INTO conversations (user_id, other_id, last_message_id)
    SELECT 1, high_id, id FROM lines UNION ALL SELECT high_id, 1, id FROM lines
  `.execute(database.db);
});
afterEach(() => database.drop());

const messageTo = (receiverId: number, clientId = `to ${receiverId}`): PlainMessage => ({
  ...{ senderId: 1, receiverId, clientId },
  ...{ content: 'hello again', messageType: 'text', at: new Date() },
});

const placedAt = (id: unknown) => ({
  id,
  unread: { unread_count: 1, last_message_id: id, last_read_id: 0 },
});

const linesOf = (personId: number) =>
  database.db
    .selectFrom('conversations')
    .select(['last_message_id', 'unread_count'])
    .where(({ eb, or }) => or([eb('user_id', '=', personId), eb('other_id', '=', personId)]))
    .orderBy('user_id')
    .execute();

const storedAs = (clientId: string) =>
  database.db
    .selectFrom('messages')
    .select(['id', 'receiver_id'])
    .where('client_id', '=', clientId)
    .execute();

type Query = (query: string | { text: string }, ...rest: unknown[]) => Promise<unknown>;

/** Passes each append statement to `instead`; returns how many there were. */
function catchAppends(
  instead: (original: () => Promise<unknown>, nth: number) => Promise<unknown>,
) {
  const original = Client.prototype.query as unknown as Query;
  let count = 0;
  const spy = jest.spyOn(Client.prototype as unknown as { query: Query }, 'query');
  spy.mockImplementation(function (this: Client, query, ...rest) {
    const go = () => original.call(this, query, ...rest);
    const text = typeof query === 'string' ? query : query.text;
    return text.includes('INSERT INTO messages') ? instead(go, (count += 1)) : go();
  });
  return { count: () => count };
}
afterEach(() => jest.restoreAllMocks());

test('concurrent messages are stored by fewer statements than there are, and all are counted', async () => {
  const appends = catchAppends((go) => go());
  const places = await Promise.all([2, 3, 4, 5, 6].map((id) => append(messageTo(id))));
  expect(appends.count()).toBeLessThan(5);
  for (const [nth, place] of places.entries()) {
    expect(await storedAs(`to ${nth + 2}`)).toEqual([{ id: place?.id, receiver_id: nth + 2 }]);
    expect(await linesOf(nth + 2)).toEqual([
      { last_message_id: place?.id, unread_count: 0 },
      { last_message_id: place?.id, unread_count: 1 },
    ]);
  }
});

test('among good ones, a first message, one to a stranger and one already stored change nothing', async () => {
  const before = await linesOf(4);
  const receivers = [messageTo(2), messageTo(STRANGER), messageTo(NEW), messageTo(4, 'before4')];
  const places = await Promise.all([...receivers, messageTo(5)].map(append));
  const isPlaced = places.map((place) => place !== undefined);
  expect(isPlaced).toEqual([true, false, false, false, true]);
  expect(await storedAs(`to ${STRANGER}`)).toEqual([]);
  expect(await storedAs(`to ${NEW}`)).toEqual([]);
  expect(await storedAs('before4')).toHaveLength(1);
  expect(await linesOf(4)).toEqual(before);
  expect(await linesOf(5)).toMatchObject([{ unread_count: 0 }, { unread_count: 1 }]);
});

test('two concurrent messages with one client id are stored and counted once', async () => {
  await append(messageTo(2));
  const places = await Promise.all([3, 4].map((id) => append(messageTo(id, 'twice'))));
  const [stored, ...others] = await storedAs('twice');
  expect(others).toEqual([]);
  expect(places.filter(Boolean)).toEqual([placedAt(stored?.id)]);
  const counts = [...(await linesOf(3)), ...(await linesOf(4))].map((line) => line.unread_count);
  expect(counts.sort()).toEqual([0, 0, 0, 1]);
});

test('a locked conversation delays no other', async () => {
  await append(messageTo(2));
  await database
    .another()
    .db.transaction()
    .execute(async (trx) => {
      await lockConversation(trx, 1, 3);
      const places = await Promise.all([3, 4].map((id) => append(messageTo(id))));
      expect(places).toEqual([undefined, placedAt(expect.any(Number))]);
    });
  expect(await storedAs('to 3')).toEqual([]);
});

test('a statement that the database refuses stores nothing, and reports this for each message', async () => {
  await append(messageTo(2));
  catchAppends(() => Promise.reject(new Error('refused')));
  expect(await Promise.all([3, 4].map((id) => append(messageTo(id))))).toEqual([
    undefined,
    undefined,
  ]);
});

test('after a statement whose response was lost, each message is looked up', async () => {
  await append(messageTo(2));
  catchAppends(async (go) => {
    await go();
    throw new Error('Connection terminated unexpectedly');
  });
  const places = await Promise.all([3, 4, STRANGER].map((id) => append(messageTo(id))));
  const ids = await Promise.all(['to 3', 'to 4'].map(storedAs));
  expect(places).toEqual([...ids.map(([row]) => placedAt(row?.id)), undefined]);
});

test('without a database it fails immediately', async () => {
  const connectionString = 'postgres://nobody@127.0.0.1:1/nothing';
  const away = createDatabase({ connectionString, poolSize: 1, log });
  const appendThere = createAppend({ db: away.db, log });
  await expect(appendThere(messageTo(2))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await away.close();
});
