import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { runCommand } from '#server/testing/runCommand';
import { startDiscussion, type Discussion } from './testing/discussion';

const PEOPLE = 4;
const OPERATIONS = 1_000;
/** Sent at the same time, so that they meet in the database. */
const AT_ONCE = 8;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const ACTS = ['say', 'reply', 'edit', 'remove', 'like', 'unlike'] as const;
interface Operation {
  act: (typeof ACTS)[number];
  person: number;
  /** The comment, counted from the newest. */
  target: number;
}
const operation: fc.Arbitrary<Operation> = fc.record({
  // Replies are more frequent, so that removed comments have some.
  act: fc.constantFrom(...ACTS, ...(['reply', 'reply', 'remove'] as const)),
  person: fc.nat(PEOPLE - 1),
  target: fc.nat(11),
});
const operations = fc.array(operation, {
  minLength: OPERATIONS,
  maxLength: OPERATIONS,
  size: 'max',
});

/** The statuses that an operation may lead to, whatever the others do meanwhile. */
const ALLOWED = [200, 204, 403, 404];

test('after a thousand operations of several people at once, every counter equals a recount', async () => {
  await fc.assert(
    fc.asyncProperty(operations, async (sequence) => {
      const people = await Promise.all(Array.from({ length: PEOPLE }, () => server.person()));
      const [author] = people;
      if (!author) throw new Error('There is no author.');
      const on = await startDiscussion(server, author);
      const known: number[] = [];
      for (let start = 0; start < sequence.length; start += AT_ONCE) {
        const batch = sequence.slice(start, start + AT_ONCE);
        await Promise.all(batch.map((each) => run(on, people, known, each)));
      }
      expect(await wrongCounters()).toEqual([]);
      expect(await emptyStubs()).toEqual([]);
      const shown = JSON.stringify(await on.list(author));
      expect(shown).not.toContain('"content":""');
    }),
    { numRuns: 1 },
  );
});

async function run(
  on: Discussion,
  people: readonly TestUser[],
  known: number[],
  { act, person, target }: Operation,
): Promise<void> {
  const user = people[person];
  const id = known.at(-1 - target) ?? known[0];
  if (!user) throw new Error(`There is no person ${person}.`);
  if (act === 'say' || id === undefined) {
    known.push((await on.say(user, `comment of ${person}`)).id);
    return;
  }
  if (act === 'reply') {
    const { status, response } = await on.reply(user, id, `reply of ${person}`);
    if (status === 200) known.push(response.id);
    expect(ALLOWED).toContain(status);
    return;
  }
  const acts = {
    edit: async () => (await on.edit(user, id, `edit ${target} of ${person}`)).status,
    remove: async () => (await on.remove(user, id)).status,
    like: () => on.like(user, id),
    unlike: () => on.like(user, id, false),
  };
  expect(ALLOWED).toContain(await acts[act]());
}

/** The counters that a recount contradicts. */
async function wrongCounters(): Promise<unknown> {
  const { out } = await runCommand(server, 'counters', 'rebuild', '--check', '--json');
  return JSON.parse(out);
}

/** Removed comments that stayed without a reply. */
async function emptyStubs(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM comments WHERE deleted_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM comments AS reply WHERE reply.parent_id = comments.id)
  `.execute(server.deps.db);
  return rows.map(({ id }) => id);
}
