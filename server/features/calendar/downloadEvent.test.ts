import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { announceIn } from './testing/attend';
import { readCalendar } from './testing/readCalendar';

const DAY_MS = 86_400_000;
let server: TestServer;
let host: TestUser;
let guest: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  host = await createVerifiedUser(server);
  guest = await createVerifiedUser(server);
});
afterAll(() => server.close());

const download = (id: number) =>
  server.api<string>('GET', `/calendar/event/${id}`, { token: guest.token });
const entryOf = async (id: number) => readCalendar((await download(id)).body).entries[0];

testRefusals(() => server, ['downloadEvent']);

test('an event is a file that a calendar program can read, in the event’s own zone', async () => {
  const { eventId, startsAt } = await announceIn(server, host, DAY_MS, {
    event_date: '2031-07-05',
    event_time: '18:30',
    user_timezone: 'Europe/London',
  });
  const { status, headers, body } = await download(eventId);
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(headers['content-disposition']).toBe(
    `attachment; filename="Optics-evening.ics"; filename*=UTF-8''Optics-evening.ics`,
  );
  expect(startsAt).toEqual(new Date('2031-07-05T17:30:00Z'));
  expect(body).toContain('DTSTART;TZID=Europe/London:20310705T183000\r\n');
  const { host: place } = new URL(server.deps.config.publicUrl);
  expect(readCalendar(body).entries).toEqual([
    expect.objectContaining({
      uid: `event-${eventId}@${place}`,
      sequence: 0,
      summary: 'Optics evening',
      location: 'Curzon Hall',
      status: 'CONFIRMED',
      start: startsAt,
    }),
  ]);
  expect(body).not.toContain(host.email);
});

test('the file is named after the title, with only letters and digits in its name', async () => {
  const nameOf = async (event_title: string) => {
    const { eventId } = await announceIn(server, host, DAY_MS, { event_title });
    return (await download(eventId)).headers['content-disposition'];
  };
  const named = (plain: string, name = plain) =>
    `attachment; filename="${plain}.ics"; filename*=UTF-8''${encodeURIComponent(name)}.ics`;
  expect(await nameOf('../../etc/"x"\r\nset-cookie: a=b')).toBe(named('etc-x-set-cookie-a-b'));
  expect(await nameOf('আলোকবিজ্ঞান সন্ধ্যা')).toBe(named('event', 'আলোকবিজ্ঞান-সন্ধ্যা'));
  expect(await nameOf('🔭 !')).toBe(named('event'));
  expect(await nameOf('x'.repeat(200))).toBe(named('x'.repeat(60)));
});

test('the host is named by the name they chose, with their username', async () => {
  const { eventId } = await announceIn(server, host, DAY_MS);
  const words = async () => (await entryOf(eventId))?.description;
  expect(await words()).toContain(`Lenses, and tea.\n\nHosted by ${host.username}\n\n`);
  await callAs(server, host, calls.changeDetails, { body: { display_name: 'নুসরাত জাহান' } });
  expect(await words()).toContain(`Hosted by নুসরাত জাহান (@${host.username})\n`);
});

test('each edit increases the sequence, and the event stays the same one', async () => {
  const { eventId, postId } = await announceIn(server, host, DAY_MS);
  const first = await entryOf(eventId);
  const edits = [{ event_title: 'Colours' }, { location: 'Room 5' }, { event_date: '2033-01-02' }];
  const sequences = [first?.sequence];
  for (const body of edits) {
    await callAs(server, host, calls.updateEventPost, { params: { id: postId }, body });
    const entry = await entryOf(eventId);
    expect(entry?.uid).toBe(first?.uid);
    sequences.push(entry?.sequence);
  }
  expect(sequences).toEqual([0, 1, 2, 3]);
  expect(await entryOf(eventId)).toMatchObject({ summary: 'Colours', location: 'Room 5' });
});

test('a missing event is a 404 with a message', async () => {
  const { status, body } = await download(999_999);
  expect([status, body]).toEqual([404, { detail: 'This event does not exist.' }]);
});
