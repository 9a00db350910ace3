import { findUniversityOfEmail } from '#domain/universities';
import { canonicalEmail } from '#server/features/account/signup/emailAddress';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { runCommand } from '#server/testing/runCommand';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  for (const university of ['MIT', 'University of Dhaka', 'Bücher University', 'Law School']) {
    await server.person({ university });
  }
  await add('MIT', 'mit.edu');
  await add('University of Dhaka', ' @DU.ac.bd ');
  await add('Bücher University', 'bücher.example');
  await add('Law School', 'law.du.ac.bd');
});
afterAll(() => server.close());

const quad = (...args: string[]) => runCommand(server, 'universities', ...args);
const add = (name: string, domain: string) => quad('domains', 'add', name, domain);

const DHAKA = 'University of Dhaka';
const BUCHER = 'Bücher University';

test.each([
  // The domain, and its subdomains.
  ['mit.edu', 'MIT'],
  ['MIT.EDU', 'MIT'],
  ['mit.edu.', 'MIT'],
  ['csail.mit.edu', 'MIT'],
  ['ai.csail.mit.edu', 'MIT'],
  ['du.ac.bd', DHAKA],
  ['cse.du.ac.bd', DHAKA],
  ['student.cse.du.ac.bd', DHAKA],
  ['law.du.ac.bd', 'Law School'],
  ['mail.law.du.ac.bd', 'Law School'],
  ['bücher.example', BUCHER],
  ['xn--bcher-kva.example', BUCHER],
  ['BÜCHER.example', BUCHER],
  ['bu\u0308cher.example', BUCHER],
  ['post.bücher.example', BUCHER],
  ['ｍｉｔ.edu', 'MIT'],
  // Lookalikes.
  ['mit.edu.wobble.com', null],
  ['du.ac.bd.wobble.com', null],
  ['fakemit.edu', null],
  ['fake-mit.edu', null],
  ['mit-edu.com', null],
  ['mit.edu-wobble.com', null],
  ['mitedu', null],
  ['mit.education', null],
  ['mit.ed', null],
  ['mit.edu.co', null],
  ['m.it.edu', null],
  ['rnit.edu', null],
  ['mıt.edu', null],
  ['mіt.edu', null],
  ['mit。edu.wobble.com', null],
  ['edu', null],
  ['ac.bd', null],
  ['xdu.ac.bd', null],
  ['du.ac.bd.', DHAKA],
  ['du.ac.in', null],
  ['lawdu.ac.bd', null],
  ['bucher.example', null],
  ['bücher.example.com', null],
  ['xn--bcher-kva.wobble.com', null],
  ['wobble.com', null],
  ['127.0.0.1', null],
])('an address at %s belongs to %s', async (host, university) => {
  const email = canonicalEmail(`asha@${host}`);
  expect(await findUniversityOfEmail(server.deps.db, email)).toBe(university);
});

test('only the host counts, whatever the part before the @', async () => {
  for (const email of ['mit.edu@wobble.com', 'a@mit.edu@wobble.com', '@wobble.com', 'mit.edu']) {
    const found = await findUniversityOfEmail(server.deps.db, canonicalEmail(email));
    expect([email, found]).toEqual([email, email === 'mit.edu' ? 'MIT' : null]);
  }
});

test('domains are listed with their universities, in ASCII', async () => {
  const { out } = await quad('domains', 'list');
  expect(out.split('\n')).toEqual([
    'du.ac.bd\tUniversity of Dhaka',
    'law.du.ac.bd\tLaw School',
    'mit.edu\tMIT',
    'xn--bcher-kva.example\tBücher University',
  ]);
});

test('adding a domain again succeeds, and a removed one can be added elsewhere', async () => {
  expect(await add('mit', 'temporary.example')).toEqual({
    code: 0,
    out: 'Addresses at temporary.example verify members of "MIT".',
    err: '',
  });
  expect((await add('MIT', 'temporary.example')).code).toBe(0);
  expect((await quad('domains', 'remove', 'Temporary.example')).out).toBe(
    'Addresses at temporary.example no longer verify members of "MIT".',
  );
  expect((await add(DHAKA, 'temporary.example')).code).toBe(0);
  await quad('domains', 'remove', 'temporary.example');
});

test.each([
  ['add', [DHAKA, 'gmail.com'], 'Everyone can get an address at gmail.com'],
  ['add', [DHAKA, 'mail.yahoo.com'], 'Everyone can get an address at mail.yahoo.com'],
  ['add', [DHAKA, 'fastmail.com'], 'Everyone can get an address at fastmail.com'],
  ['add', [DHAKA, 'ac.bd'], 'ac.bd is shared by many institutions'],
  ['add', [DHAKA, 'github.io'], 'github.io is shared by many institutions'],
  ['add', [DHAKA, 'mit.edu'], 'mit.edu is a domain of "MIT"'],
  ['add', [DHAKA, 'edu'], '"edu" is not a domain'],
  ['add', [DHAKA, 'https://du.ac.bd/'], 'is not a domain'],
  ['add', [DHAKA, `${'x'.repeat(300)}.edu`], 'is not a domain'],
  ['add', ['Nowhere', 'nowhere.example'], 'There is no university "Nowhere".'],
  ['remove', ['nowhere.example'], 'No university has the domain nowhere.example.'],
])('domains %s %j is refused in one line', async (command, args, told) => {
  const { code, out, err } = await quad('domains', command, ...args);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(told);
  expect(err).not.toContain('\n');
});

test('of many universities that add one domain at once, one gets it', async () => {
  const names = ['MIT', DHAKA, BUCHER, 'Law School'];
  const runs = await Promise.all(names.map((name) => add(name, 'wanted.example')));
  expect(runs.map(({ code }) => code).sort()).toEqual([0, 1, 1, 1]);
  await quad('domains', 'remove', 'wanted.example');
});

test('merging moves the domains, and the description if there is none', async () => {
  await server.person({ university: 'Old' });
  await server.person({ university: 'New' });
  await add('Old', 'old.example');
  await quad('describe', 'Old', '--text', 'Founded early.');
  await quad('describe', 'New', '--url', 'https://new.example/');
  await quad('confirm', 'Old');
  await quad('merge', 'Old', 'New');
  expect(await findUniversityOfEmail(server.deps.db, 'asha@old.example')).toBe('New');
  const row = await server.deps.db
    .selectFrom('universities')
    .selectAll()
    .where('name', '=', 'New')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ about: 'Founded early.', link: 'https://new.example/' });
  expect(row.listed_at).not.toBeNull();
  await quad('domains', 'remove', 'old.example');
});
