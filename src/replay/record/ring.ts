import type { LogEntry } from '../logFormat';
import type { Checkpoint } from './checkpoint';

/** Entries between two states that are known. */
export const BLOCK_SIZE = 50;
const BLOCK_BYTES = 512 * 1024;

interface Block {
  before: Checkpoint;
  entries: LogEntry[];
  bytes: number;
}

export interface RingLimits {
  entries: number;
  /** Of the entries' JSON, estimated from above. */
  bytes: number;
}

/** What is remembered: entries, oldest first, with the hash of the last one of each block but the newest. */
export interface RingContent {
  before: Checkpoint;
  entries: LogEntry[];
}

/**
 * Holds the last entries and the state before the oldest one. It forgets by blocks, because only
 * where a block begins the state is known.
 */
export function createRing(limits: RingLimits) {
  let blocks: Block[] = [];
  let count = 0;
  let bytes = 0;

  return {
    /** Whether the next entry begins a block, for which the state before it is wanted. */
    isAtBoundary(): boolean {
      const last = blocks.at(-1);
      return !last || last.entries.length >= BLOCK_SIZE || last.bytes >= BLOCK_BYTES;
    },
    begin(before: Checkpoint): void {
      blocks.push({ before, entries: [], bytes: 0 });
    },
    add(entry: LogEntry, entryBytes: number): void {
      const last = blocks.at(-1);
      if (!last) return;
      last.entries.push(entry);
      last.bytes += entryBytes;
      count += 1;
      bytes += entryBytes;
      while (blocks.length > 1 && (count > limits.entries || bytes > limits.bytes)) {
        const oldest = blocks.shift();
        count -= oldest?.entries.length ?? 0;
        bytes -= oldest?.bytes ?? 0;
      }
    },
    clear(): void {
      blocks = [];
      count = bytes = 0;
    },
    entries: (): LogEntry[] => blocks.flatMap((block) => block.entries),
    /** Undefined while nothing is remembered. */
    content(): RingContent | undefined {
      const [oldest] = blocks;
      if (!oldest) return undefined;
      const entries = blocks.flatMap((block, index) => {
        const after = blocks[index + 1]?.before;
        return after
          ? block.entries.map((entry, place) =>
              place === block.entries.length - 1 ? { ...entry, h: after.hash } : entry,
            )
          : block.entries;
      });
      return { before: oldest.before, entries };
    },
  };
}
