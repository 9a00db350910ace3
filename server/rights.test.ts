import { calls, type CallName } from '#contract/calls/index';
import { features } from './features';
import { stopCitationWorker } from './features/research/papers/readCitations';
import { callAs } from './testing/callAs';
import { createTestServer, type TestServer } from './testing/createTestServer';
import { CALLERS, rights, type CallerKind, type Right } from './testing/rights';
import { createRightsWorld, type RightsWorld } from './testing/rightsWorld';

jest.setTimeout(30_000);

let server: TestServer;
let untouched: RightsWorld;
beforeAll(async () => {
  server = await createTestServer();
  untouched = await createRightsWorld(server);
});
afterAll(async () => {
  await stopCitationWorker();
  await server.close();
});

const names = Object.keys(calls) as CallName[];
const rows = Object.entries(rights) as [CallName, Right][];
const cases = rows.flatMap(([name, row]) =>
  CALLERS.map((caller): [CallName, CallerKind, number] => [name, caller, row[caller]]),
);

test('every call that the server answers has a row, and every row is of such a call', () => {
  const answered = features.flatMap((register) => register(server.deps)).map(({ call }) => call);
  const registered = names.filter((name) => answered.some((call) => call === calls[name]));
  expect(registered).toHaveLength(answered.length);
  expect(rows.map(([name]) => name).sort()).toEqual(registered.sort());
});

/** The addresses of every route, from the printed tree: four characters a level, then its part of the address. */
function registeredPaths(): string[] {
  const parts: string[] = [];
  const lines = server.app.printRoutes({ commonPrefix: false }).trimEnd().split('\n');
  return lines.map((line) => {
    const [, indent = '', part = ''] = /^([│├└─\s]+)(.*) \(/.exec(line) ?? [];
    parts.splice(indent.length / 4 - 1, Infinity, part);
    return parts.join('');
  });
}

test('besides the calls only what is meant for everybody has an address under /api', () => {
  const answered = features.flatMap((register) => register(server.deps));
  const ofCalls = new Set(answered.map(({ call }) => `/api${call.path}`));
  const paths = registeredPaths().filter((path) => path.startsWith('/api/'));
  expect(paths.length).toBeGreaterThan(ofCalls.size);
  const others = paths.filter((path) => !ofCalls.has(path) && !path.startsWith('/api/docs'));
  expect(others.sort()).toEqual(['/api/csp-reports', '/api/files/:name']);
});

test('a row says 401 and 403 to those who are nobody yet exactly where the call is for members', () => {
  for (const [name, { anonymous, unverified }] of rows) {
    const refused = [anonymous, unverified].join() === '401,403';
    expect([name, refused]).toEqual([name, calls[name].access === 'verified']);
  }
});

test.each(cases)('%s by the %s is answered with %d', async (name, caller, status) => {
  // What is refused changes nothing, so those cases share one world.
  const world = status >= 400 ? untouched : await createRightsWorld(server);
  const user = caller === 'anonymous' ? null : world[caller];
  const called = await callAs(server, user, calls[name], rights[name]?.request?.(world));
  expect(called.status).toBe(status);
});
