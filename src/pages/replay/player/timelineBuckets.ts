import type { LogEntry } from '#replay/logFormat';
import type { ActionKind } from '../panels/actionKind';

export const BUCKETS = 120;

export interface Bucket {
  /** Density of the bucket's actions relative to the densest bucket, which has 1. */
  share: number;
  /** The most prominent kind of action in the bucket. */
  marker: 'error' | 'page' | 'socket' | null;
}

const MARKERS = ['error', 'page', 'socket'] as const;

/** Splits a log into buckets with equal numbers of actions, each with its density and marker. */
export function timelineBuckets(
  entries: readonly LogEntry[],
  kinds: readonly ActionKind[],
): Bucket[] {
  const cuts = Array.from({ length: BUCKETS }, (_none, index) => {
    const from = Math.floor((index * entries.length) / BUCKETS);
    const to = Math.max(Math.floor(((index + 1) * entries.length) / BUCKETS), from);
    const within = kinds.slice(from, to);
    const ms = (entries[to - 1]?.t ?? 0) - (entries[Math.max(from - 1, 0)]?.t ?? 0);
    return {
      density: within.length === 0 ? 0 : within.length / Math.log2(Math.max(ms, 0) + 2),
      marker: MARKERS.find((kind) => within.includes(kind)) ?? null,
    };
  });
  const most = Math.max(...cuts.map(({ density }) => density), Number.MIN_VALUE);
  return cuts.map(({ density, marker }) => ({ share: density / most, marker }));
}
