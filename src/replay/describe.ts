import type { UnknownAction } from '@reduxjs/toolkit';
import type { Difference } from './diffStates';
import type { Replay } from './createReplay';
import type { ValueChange } from './history/valueChanges';
import { shortJson as short } from './shortJson';
import * as texts from './texts';

const MOST_LINES = 40;

/** Formats one difference as a line: `+` added, `-` removed, `~` changed. */
export function describeDifference(difference: Difference): string {
  const path = difference.path.join('.');
  if (difference.type === 'CREATE') return `+ ${path} = ${short(difference.value)}`;
  if (difference.type === 'REMOVE') return texts.removed(path, short(difference.oldValue));
  return `~ ${path}: ${short(difference.oldValue)} → ${short(difference.value)}`;
}

/** Formats the two sides of one change of a value. */
export function describeChange({ before, after }: Omit<ValueChange, 'place'>): string {
  if (before === undefined) return texts.addedValue(short(after));
  if (after === undefined) return texts.removedValue(short(before));
  return `${short(before)} → ${short(after)}`;
}

/** Cached server responses say least about our reducers, so they are listed last. */
const isCache = ({ path }: Difference) => path[0] === 'api';

function describeDifferences(differences: readonly Difference[]): string[] {
  const ordered = [...differences].sort((a, b) => Number(isCache(a)) - Number(isCache(b)));
  const lines = ordered.slice(0, MOST_LINES).map(describeDifference);
  const rest = differences.length - lines.length;
  return rest > 0 ? [...lines, texts.moreDifferences(rest)] : lines;
}

/** Returns an action's type or, for an API call, the endpoint and the phase. */
export function actionName({ type, meta }: UnknownAction): string {
  const arg = (meta as { arg?: { endpointName?: unknown } } | undefined)?.arg;
  if (typeof arg?.endpointName !== 'string') return type;
  return `api/${arg.endpointName} ${type.slice(type.lastIndexOf('/') + 1)}`;
}

/**
 * Returns the verdict as lines of text. The first line says whether the replay matches or where it
 * first diverges.
 */
export function describeVerdict(replay: Replay<object>): string[] {
  const verdict = replay.verdict();
  const { entries } = replay;
  if (verdict.matches) return [texts.matches(entries.length, verdict.checked)];
  const { from, to, expected, found, error } = verdict;
  const [first, last] = [entries[from], entries[to]];
  const lines =
    from === to
      ? [texts.divergesAt(last?.i, last ? actionName(last.action) : '')]
      : [
          texts.divergesAmong(to - from + 1, first?.i, last?.i),
          ...entries.slice(from, to + 1).map(({ i, action }) => `    ${i} ${actionName(action)}`),
        ];
  return [
    ...lines,
    ...(error === null ? [] : [texts.reducerThrew(error)]),
    texts.wrongHash(expected, found),
    texts.changes,
    ...describeDifferences(replay.diffBetween(from - 1, to)),
  ];
}
