import { median, percentile } from '../statistics';
import type { Verdict } from './measureDocuments';

/** The results of the questions about some documents. */
export interface Summary {
  answerable: number;
  firstPage: number;
  page: number;
  passage: number;
  marked: number;
  wronglyDeclined: number;
  unanswerable: number;
  declined: number;
  shown: number;
  literal: number;
  ms: { median: number; p95: number };
}

/** Counts what came out of the questions. */
export function sumUp(verdicts: readonly Verdict[]): Summary {
  const answerable = verdicts.filter(({ wantedPages }) => wantedPages.length > 0);
  const others = verdicts.filter(({ wantedPages }) => wantedPages.length === 0);
  const times = verdicts.map(({ ms }) => ms);
  const shown = verdicts.reduce((sum, verdict) => sum + verdict.shown.length, 0);
  const invented = verdicts.reduce((sum, verdict) => sum + verdict.invented.length, 0);
  return {
    answerable: answerable.length,
    firstPage: answerable.filter((verdict) => verdict.firstPage).length,
    page: answerable.filter((verdict) => verdict.page).length,
    passage: answerable.filter((verdict) => verdict.passage).length,
    marked: answerable.filter((verdict) => verdict.marked).length,
    wronglyDeclined: answerable.filter((verdict) => verdict.declined).length,
    unanswerable: others.length,
    declined: others.filter((verdict) => verdict.declined).length,
    shown,
    literal: shown - invented,
    ms: { median: median(times), p95: percentile(times, 0.95) },
  };
}
