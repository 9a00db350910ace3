import type { LogEntry } from '../logFormat';
import type { Checkpoint } from './checkpoint';

/** The number of entries between two known states. */
export const BLOCK_SIZE = 50;
const BLOCK_BYTES = 512 * 1024;

interface Block {
  before: Checkpoint;
  entries: LogEntry[];
  bytes: number;
}

export interface RingLimits {
  entries: number;
  /** Upper estimate of the size of the entries' JSON. */
  bytes: number;
}

/** The stored entries, oldest first. The last entry of each block except the newest has a hash. */
export interface RingContent {
  before: Checkpoint;
  entries: LogEntry[];
}

/**
 * A ring buffer of the last entries with the state before the oldest one. Old entries are dropped
 * in blocks, because the state is known only at the start of a block.
 */
export function createRing(limits: RingLimits) {
  let blocks: Block[] = [];
  let count = 0;
  let bytes = 0;

  return {
    /** Whether the next entry begins a block, which needs the state before it. */
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
    /** Returns undefined while the ring is empty. */
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
