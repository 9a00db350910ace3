import {
  addressCalls,
  createAddressAsker,
  type AddressAsker,
  type AddressCall,
} from '#server/features/account/testing/addressCalls';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { provideDatabase } from '../faults/support/provideDatabase';

/** Pairs of calls. Leaving out one hash sets their median 18 ms apart. */
const SAMPLES = 80;
const MOST_APART_MS = 5;
/** A code allows five tries. */
const MOST_ROUNDS = 4;
const TIMEOUT_MS = 300_000;
let endDatabase: () => Promise<void>;
let server: TestServer;
let asker: AddressAsker;

beforeAll(async () => {
  endDatabase = await provideDatabase();
});
afterAll(() => endDatabase());
beforeEach(async () => {
  server = await createTestServer();
  asker = await createAddressAsker(server);
});
afterEach(() => server.close());

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

interface Samples {
  known: number[];
  unknown: number[];
}

/** Sends one request for each known address and one for an unknown address. */
async function sample(call: AddressCall, known: readonly string[]): Promise<Samples> {
  const times: Samples = { known: [], unknown: [] };
  for (const [round, address] of known.entries()) {
    // Back to back, so that other load on the machine slows both; each kind goes first in turn.
    const pair = [
      { kind: 'known', email: address },
      { kind: 'unknown', email: asker.unknownAddress() },
    ] as const;
    for (const { kind, email } of round % 2 ? pair : [...pair].reverse()) {
      const from = performance.now();
      await asker.ask(call, email);
      times[kind].push(performance.now() - from);
    }
  }
  return times;
}

/** Each is compared with the one asked beside it: load that comes and goes slows both. */
const apart = ({ known, unknown }: Samples) =>
  Math.abs(median(known.map((time, index) => time - (unknown[index] ?? NaN))));

test.each(Object.entries(addressCalls))(
  'A known address is indistinguishable from an unknown one by the time of %s.',
  async (_, call) => {
    const known: string[] = [];
    while (known.length < SAMPLES) known.push(await asker.knownAddress(call.purpose));
    const differences: number[] = [];
    // On a busy machine, medians vary in both directions. A real difference shows in every round.
    while (differences.length < MOST_ROUNDS) {
      const difference = apart(await sample(call, known));
      differences.push(difference);
      if (difference < MOST_APART_MS) break;
    }
    expect(Math.min(...differences)).toBeLessThan(MOST_APART_MS);
  },
  TIMEOUT_MS,
);
