import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import { callAs } from '#server/testing/rights/callAs';

const TEN_MINUTES_MS = 600_000;
/** The papers of these tests have no bytes, so a file that may be read is a 404 with this text. */
const NO_BYTES = 'This file is no longer available.';
let server: TestServer;
let owner: TestUser;
let reader: TestUser;
let paperId: number;

beforeEach(async () => {
  server = await createTestServer();
  owner = await createVerifiedUser(server);
  reader = await createVerifiedUser(server);
  paperId = await insertPaper(server, owner);
});
afterEach(() => server.close());

async function addressFor(user: TestUser, id = paperId): Promise<URL> {
  const { response } = await callAs(server, user, calls.readPaper, { params: { id } });
  return new URL(response.file_path, 'http://quad.test');
}
/** Returns 'read' if the reader gets as far as the bytes, otherwise the status. */
async function open(url: URL, headers: Record<string, string> = {}) {
  const response = await server.app.inject({ url: url.pathname + url.search, headers });
  const { detail } = response.json<{ detail: string }>();
  return response.statusCode === 404 && detail === NO_BYTES ? 'read' : response.statusCode;
}
const bearer = ({ token }: TestUser) => ({ authorization: `Bearer ${token}` });

test('a signed address opens the file for ten minutes, and after that with a token only', async () => {
  const url = await addressFor(reader);
  expect(await open(url)).toBe('read');
  server.clock.advance(TEN_MINUTES_MS - 1_000);
  expect(await open(url)).toBe('read');
  server.clock.advance(3_000);
  expect(await open(url)).toBe(401);
  expect(await open(url, bearer(owner))).toBe('read');
});

test('the address without a signature needs a token', async () => {
  const url = await addressFor(reader);
  url.search = '';
  expect(await open(url)).toBe(401);
  expect(await open(url, bearer(reader))).toBe('read');
});

test('an address of another paper, for another reader or with other parts opens nothing', async () => {
  const other = await addressFor(reader, await insertPaper(server, owner));
  const right = await addressFor(reader);
  const changed = (change: (url: URL) => void) => {
    const url = new URL(right);
    change(url);
    return url;
  };
  const wrong = [
    changed((url) => (url.search = other.search)),
    changed((url) => (url.pathname = other.pathname)),
    changed((url) => url.searchParams.set('reader', String(owner.id))),
    changed((url) => url.searchParams.delete('reader')),
    changed((url) => url.searchParams.set('expires', '99999999999')),
    changed((url) => url.searchParams.set('signature', 'A'.repeat(43))),
    changed((url) => url.searchParams.delete('signature')),
  ];
  expect(await Promise.all(wrong.map((url) => open(url)))).toEqual(wrong.map(() => 401));
  expect(await open(changed((url) => url.searchParams.set('reader', 'x')))).toBe(400);
});

test('an address ends as soon as its reader may not see the paper', async () => {
  const url = await addressFor(reader);
  await callAs(server, owner, calls.block, { body: { user_id: reader.id } });
  expect(await open(url)).toBe(404);
});
