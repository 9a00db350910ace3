import { sql } from 'kysely';
import { calls, type CallName } from '#contract/calls/index';
import { setDisabled } from '#domain/people';
import { stopCitationWorker } from '#server/features/research/citations/readCitations';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { CALLERS, type CallerKind, type Right } from '#server/testing/rights/callers';
import { rights } from '#server/testing/rights/rights';
import { createRightsWorld, type RightsWorld } from '#server/testing/rights/rightsWorld';
import { features } from './routes';

let server: TestServer;
let untouched: RightsWorld;
beforeAll(async () => {
  server = await createTestServer({ config: { webPush: { contact: 'help@quad.example' } } });
  untouched = await createRightsWorld(server);
});
afterAll(async () => {
  await stopCitationWorker();
  await server.close();
});

const names = Object.keys(calls) as CallName[];
const rows = Object.entries(rights) as [CallName, Right][];
/** The blocked column is tested in both directions of a block. */
type Caller = CallerKind | 'blocking';
const cases = rows.flatMap(([name, row]) => [
  ...CALLERS.map((caller): [CallName, Caller, number] => [name, caller, row[caller]]),
  [name, 'blocking', row.blocking ?? row.blocked] as [CallName, Caller, number],
]);
/** The calls that pretend the owner's content does not exist to callers hidden from the owner. */
const hiding = rows.filter(([, { other, blocked }]) => blocked === 404 && other !== 404);

test('every call that the server handles has a row, and every row belongs to such a call', () => {
  const answered = features.flatMap((register) => register(server.deps)).map(({ call }) => call);
  const registered = names.filter((name) => answered.some((call) => call === calls[name]));
  expect(registered).toHaveLength(answered.length);
  expect(rows.map(([name]) => name).sort()).toEqual(registered.sort());
});

const withoutNames = (path: string) => path.replace(/:[^/]+/g, ':');

/**
 * The paths of all routes, parsed from the printed tree: four characters of indent a level, then a
 * path segment. Parameters have no names, because two calls may name the same place differently.
 */
function registeredPaths(): string[] {
  const parts: string[] = [];
  const lines = server.app.printRoutes({ commonPrefix: false }).trimEnd().split('\n');
  return lines.map((line) => {
    const [, indent = '', part = ''] = /^([│├└─\s]+)(.*) \(/.exec(line) ?? [];
    parts.splice(indent.length / 4 - 1, Infinity, part);
    return withoutNames(parts.join(''));
  });
}

test('besides the calls, only public routes are registered under /api', () => {
  const answered = features.flatMap((register) => register(server.deps));
  const ofCalls = new Set(answered.map(({ call }) => withoutNames(`/api${call.path}`)));
  const paths = registeredPaths().filter((path) => path.startsWith('/api/'));
  expect(paths.length).toBeGreaterThan(ofCalls.size);
  const others = paths.filter((path) => !ofCalls.has(path) && !path.startsWith('/api/docs'));
  expect(others.sort()).toEqual(['/api/csp-reports', '/api/files/:']);
});

test('a row says 401 and 403 for visitors and unverified users exactly if the call is for members', () => {
  for (const [name, { anonymous, unverified }] of rows) {
    const refused = [anonymous, unverified].join() === '401,403';
    expect([name, refused]).toEqual([name, calls[name].access !== 'anonymous']);
  }
});

test.each(cases)('%s by the %s responds with %d', async (name, caller, status) => {
  // Reading and refused calls change nothing, so those cases share one world.
  const changes = calls[name].method !== 'GET' && status < 400;
  const world = changes ? await createRightsWorld(server) : untouched;
  const user = caller === 'anonymous' ? null : world[caller];
  const called = await callAs(server, user, calls[name], rights[name]?.request?.(world));
  expect(called.status).toBe(status);
});

const requestOf = (name: CallName, world: RightsWorld) => rights[name]?.request?.(world);

test('a hidden resource gets the same response as a missing one', async () => {
  const gone = await createRightsWorld(server);
  const { db } = server.deps;
  const owned = ['posts', 'papers', 'posted_research', 'assistant_documents'] as const;
  for (const table of owned) {
    await sql`DELETE FROM ${sql.table(table)} WHERE user_id = ${gone.owner.id}`.execute(db);
  }
  await sql`DELETE FROM files WHERE owner_id = ${gone.owner.id}`.execute(db);
  await db.deleteFrom('users').where('id', '=', gone.owner.id).execute();
  const responseTo = async (user: TestUser, name: CallName, world: RightsWorld) => {
    const { status, problem } = await callAs(server, user, calls[name], requestOf(name, world));
    return [name, status, problem.detail];
  };
  for (const [name] of hiding) {
    const missing = await responseTo(gone.other, name, gone);
    expect(missing).toEqual([name, 404, expect.any(String)]);
    expect(await responseTo(untouched.blocked, name, untouched)).toEqual(missing);
  }
});

test('the content of a disabled account is hidden from all members, as from blocked ones', async () => {
  const world = await createRightsWorld(server);
  await setDisabled(server.deps.db, world.owner.id, server.clock.now());
  for (const [name] of hiding) {
    const { status } = await callAs(server, world.other, calls[name], requestOf(name, world));
    expect([name, status]).toEqual([name, 404]);
  }
  await setDisabled(server.deps.db, world.owner.id, null);
  const { status } = await callAs(
    server,
    world.other,
    calls.readPost,
    requestOf('readPost', world),
  );
  expect(status).toBe(200);
});
