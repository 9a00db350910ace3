/**
 * Removes as many items as possible from a list of which something holds, by halving: first large
 * parts, then smaller ones, at last single items, until none can go. The order stays. `holds` must
 * be true of the whole list.
 */
export function minimise<Item>(
  items: readonly Item[],
  holds: (items: readonly Item[]) => boolean,
): readonly Item[] {
  let kept = items;
  let size = Math.ceil(items.length / 2);
  while (size > 0 && kept.length > 0) {
    const before = kept.length;
    // From the end, because later actions depend on earlier ones.
    for (let end = kept.length; end > 0; end -= size) {
      const without = [...kept.slice(0, Math.max(0, end - size)), ...kept.slice(end)];
      if (holds(without)) kept = without;
    }
    // Single items are tried again, until all of them are needed.
    if (size > 1) size = Math.ceil(size / 2);
    else if (kept.length === before) size = 0;
  }
  return kept;
}
