import type { ChaosReport } from './runChaos';

const MOST_DEFECTS_SHOWN = 20;

/** Formats a report as text. */
export function describeReport(report: ChaosReport): string {
  const { defects, seed, ...figures } = report;
  const lines = Object.entries(figures).map(([name, value]) => `  ${name}: ${value}`);
  const found = defects.slice(0, MOST_DEFECTS_SHOWN).map((defect) => `  BROKEN: ${defect}`);
  const verdict = defects.length === 0 ? 'everything held' : `${defects.length} broken promises`;
  return [`seed ${seed}: ${verdict}`, ...lines, ...found].join('\n');
}
