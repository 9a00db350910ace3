/** A line of a text: its number, from 1, and the index at which it begins. */
interface Line {
  line: number;
  begin: number;
}

/** Creates a function that returns the line of a position; positions increase from call to call. */
export function createLineCounter(text: string): (at: number) => Line {
  let line = 1;
  let begin = 0;
  let end = text.indexOf('\n');
  return (at) => {
    while (end >= 0 && end < at) {
      line += 1;
      begin = end + 1;
      end = text.indexOf('\n', begin);
    }
    return { line, begin };
  };
}
