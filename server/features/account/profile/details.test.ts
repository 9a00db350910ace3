import fc from 'fast-check';
import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let nusrat: TestUser;
let reader: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  nusrat = await createVerifiedUser(server);
  reader = await createVerifiedUser(server);
});
afterAll(() => server.close());

const change = (body: Record<string, unknown>) =>
  callAs(server, nusrat, calls.changeDetails, { body });
const profile = async () =>
  (await callAs(server, reader, calls.profile, { params: { id: nusrat.id } })).response;

testRefusals(() => server, ['changeDetails']);

const whole = {
  display_name: 'Nusrat Jahan',
  pronouns: 'she/her',
  position: 'doctoral',
  position_since: 2023,
  bio: 'I teach machines\nto read নদী.',
  orcid: '0000-0002-1825-0097',
  homepage: 'https://du.example/~nusrat',
};

test('people say who they are, change a part of it, and take it back', async () => {
  const { status, response } = await change(whole);
  expect(status).toBe(200);
  expect(response).toMatchObject({ id: nusrat.id, username: nusrat.username, ...whole });
  expect(await profile()).toMatchObject(whole);
  await change({ bio: ' Short. ' });
  expect(await profile()).toMatchObject({ ...whole, bio: 'Short.' });
  await change({
    display_name: ' ',
    pronouns: ' ',
    position: null,
    orcid: '',
    homepage: '',
    bio: '',
  });
  expect(await profile()).toMatchObject({
    display_name: null,
    pronouns: null,
    position: null,
    position_since: 2023,
    bio: '',
    orcid: null,
    homepage: null,
  });
});

test('the time zone that the browser sends is kept', async () => {
  expect((await change({ timezone: 'Asia/Dhaka' })).response.timezone).toBe('Asia/Dhaka');
  expect((await change({ bio: 'x' })).response.timezone).toBe('Asia/Dhaka');
});

test('an empty change keeps everything', async () => {
  await change(whole);
  expect((await change({})).response).toMatchObject(whole);
});

test('an ORCID may be pasted as an address', async () => {
  await change({ orcid: ' https://orcid.org/0000-0001-5109-3700 ' });
  expect(await profile()).toMatchObject({ orcid: '0000-0001-5109-3700' });
});

test('a change of the university and department keeps the position and its year', async () => {
  await change({ position: 'doctoral', position_since: 2021 });
  for (const university of ['University of Dhaka', 'BUET']) {
    const place = { university_name: university, department: 'Physics' };
    const body = { ...place, fields_of_interest: 'Optics' };
    expect((await callAs(server, nusrat, calls.completeStep1, { body })).status).toBe(200);
    expect(await profile()).toMatchObject({
      ...{ university_name: university, position: 'doctoral', position_since: 2021 },
    });
  }
});

test.each<[string, string, unknown]>([
  ['an ORCID with a wrong check digit', 'orcid', '0000-0002-1825-0098'],
  ['an ORCID that is too short', 'orcid', '0000-0002-1825'],
  ['a homepage without https', 'homepage', 'http://du.example'],
  ['a script as a homepage', 'homepage', 'javascript:alert(1)'],
  ['a homepage with a password', 'homepage', 'https://a:b@du.example'],
  ['a homepage of 501 characters', 'homepage', `https://du.example/${'a'.repeat(482)}`],
  ['an unknown position', 'position', 'emperor'],
  ['an unknown time zone', 'timezone', 'Mars/Olympus'],
  ['a year to come', 'position_since', 2199],
  ['a year long ago', 'position_since', 1066],
  ['a text of 501 characters', 'bio', 'b'.repeat(501)],
  ['a name of 61 characters', 'display_name', 'n'.repeat(61)],
  ['a name that is too long once composed', 'display_name', '\u09DC'.repeat(40)],
  ['a name with a control character', 'display_name', 'Nus\u0007rat'],
  ['a name that turns the direction', 'display_name', 'Nusrat \u202Enaha'],
  ['a name without anything visible', 'display_name', '\u2800\u3164'],
  ['a name that looks like a username', 'display_name', '@tanvir'],
  ['a name that speaks for Quad', 'display_name', 'QUAD'],
  ['a name that looks like a moderator', 'display_name', 'Moderat0r'],
  ['pronouns of 41 characters', 'pronouns', 'x'.repeat(41)],
  ['pronouns that turn the direction', 'pronouns', 'she\u202E/her'],
  ['pronouns that look like a username', 'pronouns', '@tanvir'],
])('%s is a 400 at its field and changes nothing', async (_, field, value) => {
  await change(whole);
  const { status, problem } = await change({ bio: 'Not this.', [field]: value });
  expect(status).toBe(400);
  expect(Object.keys(problem.errors ?? {})).toContain(field);
  expect(await profile()).toMatchObject(whole);
});

test('names of every script are shown as they were written, composed', async () => {
  const names = ['নুসরাত জাহান', 'Zoë O’Connor-Smith', 'محمد رحمان', '李小龙', 'ক্‍ষ'];
  for (const name of names) {
    await change({ display_name: name });
    expect((await profile()).display_name).toBe(name.normalize('NFC'));
  }
  const letters = fc.string({
    unit: fc.constantFrom(...'aéßØñłžѢДעمनবিक্ষ漢字ひ한ā̱ é'),
    minLength: 1,
    maxLength: 40,
  });
  const name = letters.filter((text) => /\p{L}/u.test(text)).map((text) => `N${text}`.trim());
  await fc.assert(
    fc.asyncProperty(name, async (text) => {
      const { response } = await change({ display_name: text });
      expect(response.display_name).toBe(text.normalize('NFC').replace(/\s+/gu, ' '));
      expect((await profile()).display_name).toBe(response.display_name);
    }),
    { numRuns: 50 },
  );
});
