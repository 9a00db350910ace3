import { types } from 'node:util';

const MOST_CHARACTERS = 300;
/** Redacting shorter values, such as a language, would only make the line unreadable. */
const SHORTEST_SECRET = 6;
// Only match from the start of a run of letters; otherwise every letter of a long run would be
// tried.
const EMAIL = /(?<![^\s@<>"'/[\]])[^\s@<>"'/[\]]+@[^\s@<>"'/]+/g;
const CREDENTIALS = /\/\/[^/\s@]*@/g;

/**
 * Describes the error in one line to store with a job, without addresses, passwords or anything
 * from the job's payload.
 */
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
