const keys = new WeakMap<File, string>();
let count = 0;

/** A text that is the same for the same file and another for every other, to tell rows apart. */
export function fileKey(file: File): string {
  const known = keys.get(file);
  if (known !== undefined) return known;
  count += 1;
  const key = `file-${String(count)}`;
  keys.set(file, key);
  return key;
}
