import pino from 'pino';
import type { ServerFrame } from '#contract/frames';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { inTransactionWithFrames } from './index';

let database: MigratedDatabase;
beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterAll(() => database.drop());

const pong: ServerFrame = { type: 'pong' };
const log = pino({ level: 'silent' });

/** Ports that record each frame with the rows another connection saw when it was sent. */
function watchedPorts() {
  const seen: { userId: number; names: string[] }[] = [];
  const toUser = async (userId: number) => {
    const rows = await database.db.selectFrom('universities').select('name').execute();
    seen.push({ userId, names: rows.map(({ name }) => name) });
  };
  const publish = {
    toUser,
    toWatchers: () => Promise.resolve(),
    notifyIfOnline: () => Promise.resolve(),
    endSessions: () => Promise.resolve(),
  };
  return { seen, ports: { db: database.db, publish, log } };
}

const university = (name: string) => ({ name, name_key: name, hashtag_key: name });

test('frames are sent after the commit, when everyone can see the change', async () => {
  const { seen, ports } = watchedPorts();
  const response = await inTransactionWithFrames(ports, async (trx, frames) => {
    frames.push({ userId: 7, frame: pong });
    await trx.insertInto('universities').values(university('Dhaka')).execute();
    return 'done';
  });
  expect(response).toBe('done');
  expect(seen).toEqual([{ userId: 7, names: ['Dhaka'] }]);
});

test('a rollback sends no frames', async () => {
  const { seen, ports } = watchedPorts();
  const work = inTransactionWithFrames(ports, async (trx, frames) => {
    frames.push({ userId: 7, frame: pong });
    await trx.insertInto('universities').values(university('BUET')).execute();
    throw new Error('too late');
  });
  await expect(work).rejects.toThrow('too late');
  expect(seen).toEqual([]);
});

test('work that is retried after a deadlock sends only the frames of the successful attempt', async () => {
  const { seen, ports } = watchedPorts();
  let runs = 0;
  await inTransactionWithFrames(ports, (_, frames) => {
    runs += 1;
    frames.push({ userId: runs, frame: pong });
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    return runs === 1 ? Promise.reject(deadlock) : Promise.resolve();
  });
  expect(seen.map(({ userId }) => userId)).toEqual([2]);
});

test('one act sends at most 500 frames', async () => {
  const { seen, ports } = watchedPorts();
  await inTransactionWithFrames(ports, (_, frames) => {
    for (let userId = 1; userId <= 501; userId += 1) frames.push({ userId, frame: pong });
    return Promise.resolve();
  });
  expect(seen).toHaveLength(500);
});
