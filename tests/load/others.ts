import { randomUUID } from 'node:crypto';
import type { ServerFrame } from '#contract/frames';
import type { TestUser } from '#server/testing/factories';
import { openSocket, type TestSocket } from '#server/testing/openSocket';
import { createTicks } from '#server/testing/ticks';
import { sendRequest, type LoadRequest } from './request';

/** People send a message every one to two seconds, each in their own rhythm, and call as often. */
const SHORTEST_TURN_MS = 1_000;
const LONGEST_TURN_MS = 2_000;
/** A message or response that has not arrived by then is lost. A slow machine needs a part of it. */
const LOST_AFTER_MS = 120_000;

const LOOK_EVERY_MS = 50;

/** Lets a person act at each of their turns until the given time; resolves then. */
async function act(until: number, call: () => Promise<void> | void): Promise<void> {
  const turns = createTicks(
    SHORTEST_TURN_MS + Math.random() * (LONGEST_TURN_MS - SHORTEST_TURN_MS),
  );
  for (await turns.next(); performance.now() < until; await turns.next()) await call();
  turns.stop();
}

export interface ChatTimes {
  sent: number;
  /** From sending to the recipient's frame, in milliseconds. */
  delays: number[];
}

const noteArrivals = (socket: TestSocket, sentAt: Map<string, number>, delays: number[]) =>
  socket.raw.on('message', (data: Buffer) => {
    const now = performance.now();
    const frame = JSON.parse(data.toString('utf8')) as ServerFrame;
    if (frame.type !== 'message') return;
    const started = sentAt.get(frame.message.content);
    if (started === undefined) return;
    sentAt.delete(frame.message.content);
    delays.push(now - started);
  });

/** Two people with open windows. */
export interface Pair {
  people: readonly [TestUser, TestUser];
  sockets: readonly [TestSocket, TestSocket];
}

/**
 * Opens the windows of two people. A connection that breaks later loses messages, which are
 * counted.
 */
export async function openPair(url: string, people: readonly [TestUser, TestUser]): Promise<Pair> {
  const [one, other] = people;
  const sockets = [await openSocket(url, one), await openSocket(url, other)] as const;
  for (const { raw } of sockets) raw.on('error', () => undefined);
  return { people, sockets };
}

/** Lets two people chat until the given time; resolves with the delays of their messages. */
export async function chat(
  { people: [one, other], sockets: [ones, others] }: Pair,
  until: number,
): Promise<ChatTimes> {
  const times: ChatTimes = { sent: 0, delays: [] };
  // An echo to the sender would be recorded before the recipient's frame, so each side only records
  // the other's messages.
  const heard = { one: new Map<string, number>(), other: new Map<string, number>() };
  noteArrivals(others, heard.one, times.delays);
  noteArrivals(ones, heard.other, times.delays);
  const talk = (socket: TestSocket, to: TestUser, sent: Map<string, number>) =>
    act(until, () => {
      const clientId = randomUUID();
      const content = `hello ${clientId}`;
      sent.set(content, performance.now());
      times.sent += 1;
      socket.send({ client_id: clientId, receiver_id: to.id, content, message_type: 'text' });
    });
  await Promise.all([talk(ones, other, heard.one), talk(others, one, heard.other)]);
  const deadline = performance.now() + LOST_AFTER_MS;
  const looks = createTicks(LOOK_EVERY_MS);
  while (times.delays.length < times.sent && performance.now() < deadline) await looks.next();
  looks.stop();
  ones.raw.close();
  others.raw.close();
  return times;
}

export interface CallTimes {
  calls: number;
  delays: number[];
  failures: string[];
}

/** Lets a person read the feed, like and post until the given time; resolves with the failures. */
export async function browse(
  port: number,
  { token }: TestUser,
  postId: number,
  until: number,
): Promise<CallTimes> {
  const form = 'application/x-www-form-urlencoded';
  const calls: readonly (() => LoadRequest)[] = [
    () => ({ method: 'GET', path: '/posts?limit=10' }),
    () => ({
      method: 'POST',
      path: '/interactions/like',
      contentType: 'application/json',
      body: JSON.stringify({ post_id: postId }),
    }),
    () => ({
      method: 'POST',
      path: '/posts/create_text_post',
      contentType: form,
      body: new URLSearchParams({ content: `note ${randomUUID()}` }).toString(),
    }),
    () => ({ method: 'GET', path: '/chat/chat/conversations' }),
  ];
  const times: CallTimes = { calls: 0, delays: [], failures: [] };
  await act(until, async () => {
    const call = calls[times.calls % calls.length];
    if (!call) return;
    times.calls += 1;
    const asked = call();
    const { status, ms, body } = await sendRequest(port, { ...asked, token }, LOST_AFTER_MS);
    times.delays.push(ms);
    if (status === undefined || status >= 400)
      times.failures.push(`${asked.path}: ${status ?? 'no response'} ${body.slice(0, 200)}`);
  });
  return times;
}
