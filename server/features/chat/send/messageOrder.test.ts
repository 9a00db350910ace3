import fc from 'fast-check';
import { calls } from '#contract/calls/index';
import type { Conversation } from '#contract/entities/chat';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { openSocket, type TestSocket } from '#server/testing/openSocket';

let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
});
afterAll(() => server.close());

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`There is nothing at ${index}.`);
  return item;
}

interface Person {
  user: TestUser;
  sockets: TestSocket[];
}

async function makePerson(windows: number): Promise<Person> {
  const user = await createVerifiedUser(server);
  const opened = Array.from({ length: windows }, () => openSocket(address, user));
  return { user, sockets: await Promise.all(opened) };
}

/** People who are all connected with one another. */
async function makeCircle(size: number, windows: number): Promise<Person[]> {
  const people = await Promise.all(Array.from({ length: size }, () => makePerson(windows)));
  for (const [at, person] of people.entries()) {
    for (const other of people.slice(at + 1)) await connectUsers(server, person.user, other.user);
  }
  return people;
}

const hangUp = (people: Person[]) =>
  people.flatMap(({ sockets }) => sockets).forEach(({ raw }) => raw.terminate());

test('of 200 messages sent from both sides at once, every window sees all, in the order of their ids', async () => {
  const pair = (await makeCircle(2, 3)) as [Person, Person];
  const [a, b] = pair;
  const sends = Array.from({ length: 200 }, (_, i) => {
    const [from, to] = i % 2 === 0 ? [a, b] : [b, a];
    const socket = at(from.sockets, Math.floor(i / 2) % 3);
    return socket.say(to.user, `message ${i}`);
  });
  const echoes = await Promise.all(sends);
  const expected = echoes.map(({ id }) => id).sort((x, y) => x - y);
  expect(new Set(expected).size).toBe(200);
  for (const { user, sockets } of pair) {
    for (const socket of sockets) {
      await socket.quiet();
      expect(socket.of('message').map(({ message }) => message.id)).toEqual(expected);
      const news = [...socket.of('new_message'), ...socket.of('conversation_update')];
      const got = echoes.filter((message) => message.receiver_id === user.id);
      // One such frame per received message, plus one for the sender of the very first message.
      const opened = echoes.find(({ id }) => id === expected[0])?.sender_id === user.id ? 1 : 0;
      expect(news).toHaveLength(got.length + opened);
    }
  }
  hangUp(pair);
});

test('many concurrent conversations are each complete and in order for both, and refused senders get an error', async () => {
  const pairs = await Promise.all(Array.from({ length: 6 }, () => makeCircle(2, 1)));
  const stranger = await makePerson(1);
  const unwelcome = ({ user: { id } }: Person, client_id: string) => {
    const message = { receiver_id: id, content: 'hello', message_type: 'text', client_id };
    at(stranger.sockets, 0).send(message);
  };
  const sends = pairs.map((pair, number) => {
    const [a, b] = pair as [Person, Person];
    return Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const [from, to] = i % 2 === 0 ? [a, b] : [b, a];
        if (i < 10) unwelcome(a, `unwelcome-${number}-${i}`);
        return at(from.sockets, 0).say(to.user, `message ${i} of ${number}`);
      }),
    );
  });
  for (const [number, echoes] of (await Promise.all(sends)).entries()) {
    const ids = echoes.map(({ id }) => id).sort((x, y) => x - y);
    expect(new Set(ids).size).toBe(20);
    for (const { sockets } of at(pairs, number)) {
      await at(sockets, 0).quiet();
      expect(
        at(sockets, 0)
          .of('message')
          .map(({ message }) => message.id),
      ).toEqual(ids);
    }
  }
  await at(stranger.sockets, 0).quiet();
  const codes = at(stranger.sockets, 0)
    .of('error')
    .map(({ code }) => code);
  expect(codes).toEqual(Array.from({ length: 60 }, () => 'not_connected'));
  hangUp([...pairs.flat(), stranger]);
});

type Act = { kind: 'send' | 'read'; from: number; to: number; upTo: number };

const acts = fc.array(
  fc.record<Act>({
    kind: fc.constantFrom('send', 'send', 'read'),
    from: fc.nat(2),
    to: fc.nat(2),
    upTo: fc.nat(12),
  }),
  { minLength: 1, maxLength: 25 },
);

/** The count of a badge that adds up all frames. */
const badgeOf = ({ sockets }: Person) =>
  at(sockets, 0).frames.reduce((sum, frame) => {
    if (frame.type === 'new_message') return sum + 1;
    if (frame.type === 'conversation_update') return sum + frame.conversation.unread_count;
    if (frame.type === 'read_receipt') return sum - (frame.read_count ?? 0);
    return sum;
  }, 0);

type Counted = Partial<Pick<Conversation, 'unread_count' | 'last_message_id' | 'last_read_id'>>;

/** The sum of the newest counts that frames carried for each conversation. */
function newestCountsOf({ sockets }: Person) {
  const newest = new Map<number, { count: number; place: number }>();
  const see = (otherId: number | undefined, frame: Counted) => {
    if (otherId === undefined || frame.unread_count === undefined) return;
    const place = (frame.last_message_id ?? 0) + (frame.last_read_id ?? 0);
    if (place >= (newest.get(otherId)?.place ?? 0))
      newest.set(otherId, { count: frame.unread_count, place });
  };
  for (const frame of at(sockets, 0).frames) {
    if (frame.type === 'message') see(frame.message.sender_id, frame);
    if (frame.type === 'new_message') see(frame.sender_id, frame);
    if (frame.type === 'conversation_update') see(frame.user_id, frame.conversation);
    if (frame.type === 'read_receipt') see(frame.sender_id, frame);
  }
  return [...newest.values()].reduce((sum, { count }) => sum + count, 0);
}

test('whenever all is quiet, the counts of the list, of the table and of the frames are equal', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (run) => {
      const people = await makeCircle(3, 1);
      const person = (index: number) => at(people, index);
      for (const { kind, from, to, upTo } of run) {
        if (from === to) continue;
        const socket = at(person(from).sockets, 0);
        const other = person(to).user;
        if (kind === 'send') await socket.say(other, 'hello');
        else {
          const seen = socket.of('message').map(({ message }) => message.id);
          const lastRead = seen[Math.min(upTo, seen.length - 1)] ?? 1;
          socket.send({ type: 'read_receipt', chat_id: other.id, last_read_id: lastRead });
        }
      }
      for (const { sockets } of people) await sockets[0]?.quiet();
      for (const { sockets } of people) await sockets[0]?.quiet();
      for (const each of people) await expectOneCount(each);
      hangUp(people);
    }),
    { numRuns: 12 },
  );
});

async function expectOneCount(person: Person) {
  const { id } = person.user;
  const lines = (await callAs(server, person.user, calls.listConversations)).response;
  const listed = lines.reduce((sum, line) => sum + line.unread_count, 0);
  const { count } = await server.deps.db
    .selectFrom('messages')
    .innerJoin('conversations', (join) =>
      join
        .onRef('conversations.user_id', '=', 'messages.receiver_id')
        .onRef('conversations.other_id', '=', 'messages.sender_id'),
    )
    .where('messages.receiver_id', '=', id)
    .whereRef('messages.id', '>', 'conversations.last_read_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect({ listed, added: badgeOf(person), newest: newestCountsOf(person) }).toEqual({
    listed: Number(count),
    added: Number(count),
    newest: Number(count),
  });
}
