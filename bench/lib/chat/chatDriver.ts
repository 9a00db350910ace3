import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import type { Chatter } from './chatCampus';
import type { ChatOrder, ChatOutcome } from './chatOrders';

const OPENING_AT_ONCE = 20;
/** Pending messages may arrive until this long after the last one was sent. */
const LAST_ONES_MS = 1_000;
/** A single address has too few ports for all sockets. */
const ADDRESSES = 8;

const open = new Set<WebSocket>();

async function openSocket(origin: string, { id, token }: Chatter, place = 0): Promise<WebSocket> {
  const url = `${origin.replace('http', 'ws')}/api/chat/ws/${id}`;
  const localAddress = `127.0.0.${2 + (place % ADDRESSES)}`;
  const protocols = ['quad.v1', `bearer.${token}`];
  const socket = new WebSocket(url, protocols, { localAddress, perMessageDeflate: false });
  open.add(socket);
  socket.on('close', () => open.delete(socket));
  await once(socket, 'open');
  return socket;
}

async function openMany(origin: string, people: readonly Chatter[], sockets: number) {
  const wanted = Array.from({ length: sockets }, (_, place) => place);
  const openNext = async (): Promise<void> => {
    for (let place = wanted.pop(); place !== undefined; place = wanted.pop()) {
      const person = people[place % people.length];
      if (person) await openSocket(origin, person, place);
    }
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, openNext));
  return { times: [], sent: 0 };
}

/** Sends at fixed times, even if the responses do not keep up. */
async function talk(order: Extract<ChatOrder, { kind: 'talk' }>): Promise<ChatOutcome> {
  const { people, perSecond, seconds } = order;
  const sockets = await Promise.all(people.map((person) => openSocket(order.origin, person)));
  const sentAt = new Map<string, number>();
  const times: number[] = [];
  for (const [place, socket] of sockets.entries()) {
    if (place % 2 === 0) continue;
    socket.on('message', (data: Buffer) => {
      const now = performance.now();
      const frame = JSON.parse(data.toString('utf8')) as { type: string; client_id?: string };
      const at = frame.type === 'message' ? sentAt.get(frame.client_id ?? '') : undefined;
      if (at !== undefined) times.push(now - at);
    });
  }
  const writers = people.length / 2;
  const start = performance.now();
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    const due = start + (sent * 1_000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    const writer = (sent % writers) * 2;
    const clientId = randomUUID();
    const content = `Message ${sent}: shall we meet at the library at five?`;
    const receiver_id = people[writer + 1]?.id;
    sentAt.set(clientId, performance.now());
    sockets[writer]?.send(
      JSON.stringify({ client_id: clientId, receiver_id, content, message_type: 'text' }),
    );
  }
  await pause(LAST_ONES_MS);
  for (const socket of sockets) socket.close();
  return { times, sent: sentAt.size };
}

async function hangUp(): Promise<ChatOutcome> {
  for (const socket of open) socket.terminate();
  while (open.size > 0) await pause(20);
  return { times: [], sent: 0 };
}

function carryOut(order: ChatOrder): Promise<ChatOutcome> {
  if (order.kind === 'talk') return talk(order);
  if (order.kind === 'hangUp') return hangUp();
  return openMany(order.origin, order.people, order.sockets);
}

process.on('message', (order: ChatOrder) => {
  carryOut(order).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.send?.('here');
