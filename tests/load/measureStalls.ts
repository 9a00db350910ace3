import { once } from 'node:events';
import { openSocket } from '#server/testing/openSocket';
import { createTicks } from '#server/testing/ticks';
import { addressOf, sendInput } from './attack';
import { createHostileInputs, type HostileInput } from './hostileInputs';
import { createLoadWorld, type LoadWorld } from './loadWorld';

const TIMES = 2;
const SETTLED_AFTER_MS = 500;
const QUICK_MS = 100;
/** A socket may send ten frames a second. */
const PROBE_EVERY_MS = 110;

/** Pings another person's socket repeatedly, and records the longest wait for the pong. */
async function createProbe(world: LoadWorld) {
  const [someone] = world.readers;
  if (!someone) throw new Error('No one is there to notice.');
  const { raw, send } = await openSocket(world.quad.url, someone);
  let longest = 0;
  let isOn = true;
  const pings = createTicks(PROBE_EVERY_MS);
  const looks = createTicks(SETTLED_AFTER_MS);
  const ping = async () => {
    const started = performance.now();
    send({ type: 'ping' });
    await once(raw, 'message');
    longest = Math.max(longest, performance.now() - started);
    await pings.next();
  };
  const run = async () => {
    while (isOn) await ping();
  };
  const ended = run();
  return {
    /** Resolves once the server responds quickly again, with the longest wait until then. */
    async takeLongest(): Promise<number> {
      let stall = 0;
      do {
        stall = Math.max(stall, longest);
        longest = 0;
        await looks.next();
      } while (longest === 0 || longest > QUICK_MS);
      return Math.round(Math.max(stall, longest));
    },
    async stop() {
      isOn = false;
      await ended;
      pings.stop();
      looks.stop();
      raw.close();
    },
  };
}

async function measure(world: LoadWorld, input: HostileInput, place: number) {
  const [member] = world.members;
  if (!member) throw new Error('There is no member.');
  const responses: string[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const attacker = { ...member, from: addressOf(place * TIMES + time) };
    const { status, ms } = await sendInput(world.quad.port, attacker, input);
    responses.push(`${status} in ${Math.round(ms)} ms`);
  }
  return responses;
}

/** Sends each input alone, and prints how long the server was unresponsive. */
async function main(): Promise<void> {
  const world = await createLoadWorld(1);
  try {
    const inputs = await createHostileInputs(world.targets);
    const probe = await createProbe(world);
    for (const [place, input] of inputs.entries()) {
      await probe.takeLongest();
      const responses = await measure(world, input, place);
      const stall = await probe.takeLongest();
      process.stdout.write(`${input.name}: longest stall ${stall} ms; ${responses.join(', ')}\n`);
    }
    await probe.stop();
  } finally {
    await world.remove();
  }
}

main()
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? '') : String(error)}\n`);
    process.exitCode = 1;
  })
  .finally(() => process.exit());
