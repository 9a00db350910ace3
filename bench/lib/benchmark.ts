import type { Campuses } from './campus/campuses';

/** The result of one benchmark. */
export interface BenchResult {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Each budget in words with its result, and whether it is kept. */
  budgets: readonly { text: string; kept: boolean }[];
}

/** A benchmark; each has its own file. */
export interface Benchmark {
  title: string;
  /** The method of measurement, for readers of the figures. */
  method: string;
  run(campuses: Campuses): Promise<BenchResult>;
}
