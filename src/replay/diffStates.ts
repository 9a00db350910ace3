import microdiff, { type Difference } from 'microdiff';
import { isPlain, type Fields } from '#contract/sessionLog/transform';

export type { Difference };

/** Replaces parts shared by reference on both sides with null, because they need no comparison. */
function changedParts(before: unknown, after: unknown): [unknown, unknown] {
  if (Array.isArray(before) && Array.isArray(after)) {
    const added: unknown[] = after.slice(before.length);
    const pairs = before.map((item, index) =>
      item === after[index] ? [null, null] : changedParts(item, after[index]),
    );
    return [
      pairs.map(([left]) => left),
      [...pairs.slice(0, after.length).map(([, right]) => right), ...added],
    ];
  }
  if (!isPlain(before) || !isPlain(after)) return [before, after];
  const [left, right]: [Fields, Fields] = [{}, {}];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (before[name] === after[name]) continue;
    const [old, next] = changedParts(before[name], after[name]);
    if (name in before) left[name] = old;
    if (name in after) right[name] = next;
  }
  return [left, right];
}

/** Returns the differences between two states, path by path. */
export function diffStates(before: object, after: object): Difference[] {
  const [left, right] = changedParts(before, after) as [Fields, Fields];
  return microdiff(left, right);
}
