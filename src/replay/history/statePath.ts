import * as texts from '../texts';

/** The names and indices that lead from the state to a value. */
export type StatePath = readonly string[];

/** A path or condition that can't be read. The message is a sentence for the user. */
export class PathError extends Error {
  override readonly name = 'PathError';
}

/** No member of a state is deeper, or has a longer name. */
const LONGEST_PATH = 2_000;

/** A name that needs no brackets. */
const NAME = /[^\s.[\]="]+/y;
/** An index or a name in JSON, in brackets. */
const BRACKETS = /\[(?:(\d+)|("(?:[^"\\]|\\.)*"))\]/y;

/** Returns the match of a sticky pattern at a position, or null. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function nameIn([, index, quoted]: RegExpExecArray): string {
  try {
    return index ?? String(JSON.parse(quoted ?? ''));
  } catch {
    throw new PathError(texts.malformedPath);
  }
}

/**
 * Reads the path at the start of a text, such as `feed.posts.28.total_likes`, `chat.messages[0]` or
 * `drafts.texts["post.1"]`. Returns it with the rest of the text. Throws a {@link PathError}.
 */
export function readPath(text: string): { path: StatePath; rest: string } {
  if (text.length > LONGEST_PATH) throw new PathError(texts.malformedPath);
  const path: string[] = [];
  let at = 0;
  for (;;) {
    const inBrackets = matchAt(BRACKETS, text, at);
    if (inBrackets) {
      path.push(nameIn(inBrackets));
      at = BRACKETS.lastIndex;
      continue;
    }
    const isNext = at > 0 && text[at] === '.';
    if (at > 0 && !isNext) break;
    const name = matchAt(NAME, text, isNext ? at + 1 : at);
    if (!name) throw new PathError(texts.malformedPath);
    path.push(name[0]);
    at = NAME.lastIndex;
  }
  return { path, rest: text.slice(at) };
}

/** Reads a text that is a path and nothing else. Throws a {@link PathError}. */
export function parsePath(text: string): StatePath {
  const { path, rest } = readPath(text.trim());
  if (rest !== '') throw new PathError(texts.malformedPath);
  return path;
}

/** Writes a path as {@link parsePath} reads it. */
export function formatPath(path: readonly (string | number)[]): string {
  return path
    .map((step, place) => {
      const name = String(step);
      if (matchAt(NAME, name, 0)?.[0] !== name) return `[${JSON.stringify(name)}]`;
      return place === 0 ? name : `.${name}`;
    })
    .join('');
}

/** Returns the value at a path of a state, or undefined if there is none. */
export function valueAt(state: unknown, path: StatePath): unknown {
  let value = state;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}
