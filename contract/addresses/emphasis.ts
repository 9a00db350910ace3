/**
 * A run of one sign. It opens at the start of a word, and closes at its end; line breaks close
 * everything.
 */
const RUN = /([*_~`])\1*|\n/g;
const BESIDE = /^[\s\p{P}~`]?$/u;
const BLANK = /^\s?$/;

/**
 * Returns a function that names the signs open at a place of a text, so that the `*` after an address
 * in `*see https://x.org/a*` isn't its own. Call it with places in ascending order: all calls together
 * take time linear in the text.
 */
export function createOpenSigns(text: string): (place: number) => ReadonlySet<string> {
  const runs = text.matchAll(RUN);
  const open = new Set<string>();
  let next = runs.next();
  return (place) => {
    while (!next.done && next.value.index < place) {
      const { 0: run, 1: sign, index } = next.value;
      const end = index + run.length;
      if (sign === undefined) open.clear();
      else if (BESIDE.test(text.charAt(index - 1)) && !BLANK.test(text.charAt(end))) open.add(sign);
      else if (BESIDE.test(text.charAt(end))) open.delete(sign);
      next = runs.next();
    }
    return open;
  };
}
