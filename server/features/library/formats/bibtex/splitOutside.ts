/** Splits TeX outside braces. `lengthAt` returns the length of the separator at a position, or 0. */
export function splitOutside(raw: string, lengthAt: (at: number) => number): string[] {
  const pieces: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < raw.length; at += 1) {
    const sign = raw[at];
    if (sign === '\\') at += 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (depth === 0) {
      const length = lengthAt(at);
      if (length === 0) continue;
      pieces.push(raw.slice(start, at));
      start = at + length;
      at = start - 1;
    }
  }
  return [...pieces, raw.slice(start)];
}
