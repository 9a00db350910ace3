import { randomUUID } from 'node:crypto';
import type { ServerFrame } from '#contract/frames';
import { openSocket, type TestSocket } from '#server/testing/openSocket';
import { createTicks } from '#server/testing/ticks';
import { callApi, type Person } from './people';
import type { QuadProcess } from './quadProcess';

/** The traffic of two people, and the server's responses. */
export interface Traffic {
  /** Every message that was sent: its client id, text and receiver. */
  sent: SentMessage[];
  /** Client ids of messages that some window has received, the sender's own first. */
  shown: Set<string>;
  /** Texts of posts that were sent, and of those acknowledged with 201. */
  posted: string[];
  created: Set<string>;
}

export interface SentMessage {
  from: Person;
  to: Person;
  clientId: string;
  content: string;
}

export const createTraffic = (): Traffic => ({
  sent: [],
  shown: new Set(),
  posted: [],
  created: new Set(),
});

const WINDOWS_EACH = 3;
const FRAMES_PER_WINDOW = 95;
const MESSAGE_EVERY_MS = 4;
const WRITERS_OF_POSTS = 3;

function noteFrame(traffic: Traffic, data: Buffer): void {
  const frame = JSON.parse(data.toString('utf8')) as ServerFrame;
  if (frame.type === 'message' && frame.client_id !== undefined) traffic.shown.add(frame.client_id);
}

/** Sends a message through a socket; a repeated message has the same client id. */
export function sendMessage(socket: TestSocket, { clientId, to, content }: SentMessage): void {
  socket.send({ client_id: clientId, receiver_id: to.id, content, message_type: 'text' });
}

async function talk(traffic: Traffic, socket: TestSocket, from: Person, to: Person) {
  socket.raw.on('message', (data: Buffer) => noteFrame(traffic, data));
  socket.raw.on('error', () => undefined);
  const turns = createTicks(MESSAGE_EVERY_MS);
  for (let i = 0; i < FRAMES_PER_WINDOW && socket.raw.readyState === socket.raw.OPEN; i += 1) {
    const clientId = randomUUID();
    const message = { from, to, clientId, content: `text of ${clientId}` };
    traffic.sent.push(message);
    sendMessage(socket, message);
    await turns.next();
  }
  turns.stop();
}

async function writePosts(quad: QuadProcess, traffic: Traffic, { token }: Person) {
  for (;;) {
    const content = `post ${randomUUID()}`;
    traffic.posted.push(content);
    try {
      await callApi(quad, '/posts/create_text_post', { token, form: { content } });
    } catch {
      return;
    }
    traffic.created.add(content);
  }
}

/** Lets two people chat and post, from several windows at once, until the server is gone. */
export async function runTraffic(quad: QuadProcess, traffic: Traffic, a: Person, b: Person) {
  const open = (person: Person) => openSocket(quad.url, person);
  const windows = Array.from({ length: WINDOWS_EACH }, async () => [await open(a), await open(b)]);
  const sockets = (await Promise.all(windows)).flat();
  const talking = sockets.map((socket, i) =>
    i % 2 === 0 ? talk(traffic, socket, a, b) : talk(traffic, socket, b, a),
  );
  const posting = Array.from({ length: WRITERS_OF_POSTS }, () => writePosts(quad, traffic, a));
  const ended = sockets.map((socket) => socket.closed);
  return { over: Promise.all([...talking, ...posting, ...ended]) };
}
