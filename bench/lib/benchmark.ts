import type { Campuses } from './campus/campuses';

/** What one benchmark found. */
export interface BenchResult {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Each budget in words, with what was found, and whether it is kept. */
  budgets: readonly { text: string; kept: boolean }[];
}

/** One file a benchmark. */
export interface Benchmark {
  title: string;
  /** How it is measured, for the reader of the figures. */
  method: string;
  run(campuses: Campuses): Promise<BenchResult>;
}
