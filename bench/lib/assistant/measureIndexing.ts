import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createPassageIndex } from '#server/features/chatbot/engine/passageIndex';
import type { ReadDocument } from './readDocument';

/** The cost of an index of a document. */
export interface Indexing {
  /** Milliseconds of processor time. */
  cpuMs: number;
  /** MB of memory that stay in use while it is kept. */
  megabytes: number;
}

/** Returns the bytes in use, after collecting garbage. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** Indexes a document that was read before. */
export async function measureIndexing({ source }: ReadDocument): Promise<Indexing> {
  const before = heapUsed();
  const start = process.cpuUsage();
  const index = await createPassageIndex([source]);
  const { user, system } = process.cpuUsage(start);
  const megabytes = (heapUsed() - before) / 2 ** 20;
  if (index.passages.length === 0) throw new Error(`“${source.title}” has no passages.`);
  return { cpuMs: (user + system) / 1_000, megabytes };
}
