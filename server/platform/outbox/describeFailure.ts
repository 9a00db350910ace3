import { types } from 'node:util';

const MOST_CHARACTERS = 300;
/** Shorter values, such as a language, would only make the line unreadable. */
const SHORTEST_SECRET = 6;
// Only from the start of a run of letters: otherwise each letter of a long one would be tried.
const EMAIL = /(?<![^\s@<>"'/[\]])[^\s@<>"'/[\]]+@[^\s@<>"'/]+/g;
const CREDENTIALS = /\/\/[^/\s@]*@/g;

/** The error in one line to keep with a job, without addresses, passwords or anything the job carries. */
export function describeFailure(error: unknown, payload: Record<string, unknown>): string {
  const text = types.isNativeError(error) ? `${error.name}: ${error.message}` : 'Unknown failure';
  const secrets = Object.values(payload).filter(
    (value): value is string => typeof value === 'string' && value.length >= SHORTEST_SECRET,
  );
  const hidden = secrets.reduce((line, secret) => line.replaceAll(secret, '[hidden]'), text);
  return hidden
    .replace(CREDENTIALS, '//[hidden]@')
    .replace(EMAIL, '[address]')
    .replace(/\s+/g, ' ')
    .slice(0, MOST_CHARACTERS);
}
