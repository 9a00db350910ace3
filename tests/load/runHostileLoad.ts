import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { percentile } from '../../bench/lib/statistics';
import { addressOf, type InputReport } from './attack';
import type { AttackMessage, AttackPlan } from './attackProcess';
import { createLoadWorld, type LoadWorld } from './loadWorld';
import { browse, chat, openPair } from './others';

/** The experience of other people during an attack. Times are in milliseconds. */
export interface LoadReport {
  chat: { sent: number; received: number; p50: number; p99: number; max: number };
  calls: { count: number; p50: number; p99: number; max: number; failures: string[] };
  inputs: InputReport[];
}

/** Starts the attack; resolves once its inputs are ready, with the promise of its reports. */
async function startAttack(plan: AttackPlan) {
  // Jest and the benchmarks load modules differently, but both run in the project's folder.
  const file = path.resolve('tests/load/attackProcess.ts');
  const child = fork(file, { execArgv: ['--import', 'tsx'] });
  const exited = once(child, 'exit');
  const done = new Promise<InputReport[]>((resolve, reject) => {
    child.on('message', (message: AttackMessage) => {
      if (message.kind === 'done') resolve(message.reports);
    });
    exited.then(() => reject(new Error('The attack ended early.')), reject);
  });
  child.send(plan);
  await Promise.race([once(child, 'message'), done]);
  return { done };
}

/** If nothing arrived at all, everything counts as late. */
const spread = (
  measured: readonly number[],
  times = measured.length > 0 ? measured : [Infinity],
) => ({
  p50: Math.round(percentile(times, 0.5)),
  p99: Math.round(percentile(times, 0.99)),
  max: Math.round(Math.max(...times)),
});

const WARM_UP_MS = 3_000;

async function measure(world: LoadWorld, forMs: number): Promise<LoadReport> {
  const { port, url } = world.quad;
  const attackers = world.members.map(({ id, token }, place) => ({
    ...{ id, token },
    from: addressOf(place),
  }));
  const meet = () => Promise.all(world.pairs.map((pair) => openPair(url, pair)));
  const read = (until: number) =>
    Promise.all(world.readers.map((reader) => browse(port, reader, world.targets.postId, until)));
  // As with the attack's inputs, the server's first calls of each kind are not measured.
  const warmUntil = performance.now() + WARM_UP_MS;
  const early = await meet();
  await Promise.all([...early.map((pair) => chat(pair, warmUntil)), read(warmUntil)]);
  // They connect first, because real users are online before an attack begins.
  const pairs = await meet();
  const { done } = await startAttack({ port, attackers, targets: world.targets, forMs });
  const until = performance.now() + forMs;
  const [chats, calls, inputs] = await Promise.all([
    Promise.all(pairs.map((pair) => chat(pair, until))),
    read(until),
    done,
  ]);
  const delays = chats.flatMap((each) => each.delays);
  return {
    chat: {
      sent: chats.reduce((sum, { sent }) => sum + sent, 0),
      received: delays.length,
      ...spread(delays),
    },
    calls: {
      count: calls.reduce((sum, each) => sum + each.calls, 0),
      failures: calls.flatMap(({ failures }) => failures),
      ...spread(calls.flatMap((each) => each.delays)),
    },
    inputs,
  };
}

/**
 * Lets the given number of members send the worst inputs for the given time, while others chat,
 * read and post.
 */
export async function runHostileLoad(members: number, forMs: number): Promise<LoadReport> {
  const world = await createLoadWorld(members);
  try {
    return await measure(world, forMs);
  } finally {
    await world.remove();
  }
}
