/** Posts that stand one after the other in a list and are drawn as one. */
export interface PostGroup {
  /** Stays the same as long as there is one of its posts in the list. */
  readonly key: number;
  readonly ids: readonly number[];
  /** Place of the first one in the list, from 1. */
  readonly position: number;
}

/** Small enough to be cheap when one of its posts changes, large enough that there are few groups. */
export const GROUP_SIZE = 20;

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/**
 * Divides a list into groups, in its order. A post stays in the group it had, so that its card is
 * never made anew while the list grows at either end, and ids of which none changed are the same
 * array as before.
 */
export function groupPosts(
  ids: readonly number[],
  before: readonly PostGroup[],
): readonly PostGroup[] {
  const keyOf = new Map(before.flatMap(({ key, ids: held }) => held.map((id) => [id, key])));
  const known = new Map(before.map((group) => [group.key, group]));
  const groups = new Map<number, number[]>();
  let nextKey = before.reduce((highest, { key }) => Math.max(highest, key), -1) + 1;
  let current: number | undefined;

  for (const id of ids) {
    const last = current === undefined ? undefined : groups.get(current);
    const had = keyOf.get(id);
    const joins = had === undefined ? (last?.length ?? GROUP_SIZE) < GROUP_SIZE : had === current;
    if (last && joins) {
      last.push(id);
      continue;
    }
    current = had === undefined || groups.has(had) ? nextKey++ : had;
    groups.set(current, [id]);
  }
  let position = 1;
  return [...groups].map(([key, held]) => {
    const kept = known.get(key)?.ids ?? held;
    const group = { key, ids: isSame(kept, held) ? kept : held, position };
    position += held.length;
    return group;
  });
}
