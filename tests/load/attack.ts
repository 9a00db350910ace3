import { once } from 'node:events';
import WebSocket from 'ws';
import { bearerProtocols } from '#server/testing/openSocket';
import { createTicks } from '#server/testing/ticks';
import { waitUntil } from '#server/testing/waitUntil';
import type { HostileInput } from './hostileInputs';
import { sendRequest } from './request';

/** An attacking member, and the address they use. */
export interface Attacker {
  id: number;
  token: string;
  from: string;
}

/** How often an input was sent, the responses, and the slowest one. */
export interface InputReport {
  name: string;
  count: number;
  statuses: Record<string, number>;
  slowestMs: number;
}

/** A member sends at most one input a second, and waits for its response. */
const TURN_MS = 1_000;
const SOCKET_MS = 2_000;
/** Then a member gives up on a response, and sends the next input. */
const RESPONSE_MS = 20_000;
const ADDRESSES_PER_NET = 250;

/** Separate loopback addresses, so that limits by address do not refuse everyone at once. */
export const addressOf = (index: number): string =>
  `127.0.${1 + Math.floor(index / ADDRESSES_PER_NET)}.${1 + (index % ADDRESSES_PER_NET)}`;

/** Sends frames at once; resolves with the code with which the socket was closed. */
async function flood(port: number, { id, token, from }: Attacker, frames: readonly string[]) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/chat/ws/${id}`, bearerProtocols(token), {
    localAddress: from,
  });
  let status = 'open';
  socket.on('close', (code) => (status = `closed ${code}`));
  socket.on('error', () => (status = 'refused'));
  const within = () => ({ signal: AbortSignal.timeout(SOCKET_MS) });
  await once(socket, 'open', within()).catch(() => undefined);
  if (socket.readyState === socket.OPEN) for (const frame of frames) socket.send(frame);
  await once(socket, 'close', within()).catch(() => undefined);
  socket.terminate();
  return status;
}

let times = 0;

/** Sends an input once; resolves with the outcome. */
export async function sendInput(port: number, attacker: Attacker, input: HostileInput) {
  const started = performance.now();
  if ('frames' in input) {
    const status = await flood(port, attacker, input.frames);
    return { status, ms: performance.now() - started };
  }
  const isAnonymous = 'anonymous' in input && input.anonymous === true;
  const asked = 'request' in input ? input.request : input.makeRequest((times += 1));
  const token = isAnonymous ? undefined : attacker.token;
  const from = attacker.from;
  const { status, ms } = await sendRequest(port, { ...asked, from, token }, RESPONSE_MS);
  return { status: status === undefined ? 'no response' : String(status), ms };
}

/** Lets every member send one input after the other, each starting with a different one. */
export async function attack(
  port: number,
  attackers: readonly Attacker[],
  inputs: readonly HostileInput[],
  forMs: number,
): Promise<InputReport[]> {
  const reports = inputs.map(({ name }): InputReport => ({
    ...{ name, count: 0, slowestMs: 0 },
    statuses: {},
  }));
  const until = performance.now() + forMs;
  const runMember = async (attacker: Attacker, place: number) => {
    const begins = performance.now() + (place / attackers.length) * TURN_MS;
    await waitUntil(() => performance.now() >= begins);
    const turns = createTicks(TURN_MS);
    for (let turn = place; performance.now() < until; turn += 1) {
      const index = turn % inputs.length;
      const [input, report] = [inputs[index], reports[index]];
      if (!input || !report) return;
      const next = turns.next();
      const { status, ms } = await sendInput(port, attacker, input);
      report.count += 1;
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      report.slowestMs = Math.max(report.slowestMs, Math.round(ms));
      await next;
    }
    turns.stop();
  };
  await Promise.all(attackers.map(runMember));
  return reports;
}
