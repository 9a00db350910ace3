import pino from 'pino';
import { createDatabase } from '#server/platform/database/createDatabase';
import {
  connectUsers,
  createVerifiedUser,
  type TestServerParts,
  type TestUser,
} from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import { createKillableDatabase } from '../faults/support/killableDatabase';
import { createQuadProcess, type QuadProcess } from '../faults/support/quadProcess';
import { longWords, type Targets } from './hostileInputs';

export const PAIRS = 10;
export const READERS = 5;
const REPLIES = 300;
const POSTS_OF_LONG_WORDS = 8;
const REPLY_LENGTH = 5_000;

export interface LoadWorld {
  quad: QuadProcess;
  pairs: readonly (readonly [TestUser, TestUser])[];
  readers: readonly TestUser[];
  members: readonly TestUser[];
  targets: Targets;
  remove(): Promise<void>;
}

/**
 * Creates a server process with the limits of production, and people with live sessions. Its
 * content is as bad for readers as users can make it.
 */
export async function createLoadWorld(memberCount: number): Promise<LoadWorld> {
  const database = await createKillableDatabase();
  const quad = await createQuadProcess({
    DATABASE_URL: database.connectionString,
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'warn',
    // That of production, unless another is to be measured.
    WORKER_PRIORITY: process.env.WORKER_PRIORITY ?? '',
  });
  const remove = async () => {
    await quad.remove();
    await database.remove();
  };
  try {
    await quad.start();
    return { quad, ...(await fillWorld(database.connectionString, memberCount)), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function fillWorld(connectionString: string, memberCount: number) {
  const log = pino({ level: 'silent' });
  const { db, close } = createDatabase({ connectionString, poolSize: 5, log });
  const parts = { deps: { db, clock: { now: () => new Date() } } };
  const people = (count: number) =>
    Promise.all(Array.from({ length: count }, () => createVerifiedUser(parts)));
  try {
    const [left, right] = [await people(PAIRS), await people(PAIRS)];
    const pairs = left.flatMap((one, place) => {
      const other = right[place];
      return other ? [[one, other] as const] : [];
    });
    for (const [one, other] of pairs) await connectUsers(parts, one, other);
    const readers = await people(READERS);
    const members = await people(memberCount);
    const targets = await writeTargets(parts, readers[0]?.id ?? 0);
    return { pairs, readers, members, targets };
  } finally {
    await close();
  }
}

async function writeTargets(parts: TestServerParts, userId: number): Promise<Targets> {
  const { db } = parts.deps;
  const created_at = new Date();
  const post = { user_id: userId, post_type: 'text' as const, created_at };
  const contents = [
    ...Array.from({ length: POSTS_OF_LONG_WORDS }, () => longWords(9_900)),
    'A post with one comment.',
  ];
  const posts = await db
    .insertInto('posts')
    .values(contents.map((content) => ({ ...post, content })))
    .returning('id')
    .execute();
  const postId = posts.at(-1)?.id ?? 0;
  const comment = { post_id: postId, user_id: userId, created_at };
  const { id: commentId } = await db
    .insertInto('comments')
    .values({ ...comment, depth: 1, parent_id: null, content: 'A comment.' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('comments')
    .values(
      Array.from({ length: REPLIES }, () => ({
        ...comment,
        depth: 2,
        parent_id: commentId,
        content: 'x'.repeat(REPLY_LENGTH),
      })),
    )
    .execute();
  for (const title of ['One', 'Two'])
    await insertPaper(parts, { id: userId }, { title, pages: [longWords(45_000)] });
  return { postId, commentId };
}
