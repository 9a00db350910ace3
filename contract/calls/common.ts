import { Type } from '@sinclair/typebox';
import { KEYWORD_MAX_LENGTH } from '../limits';
import { paths, type CallName, type HttpMethod } from '../paths';
import { IdText, record } from '../schema';
import { VISIBLE_TEXT_PATTERN } from '../visibleText';

/** Returns method and path of a call as the server registers it, without the trailing slash. */
export function at(name: CallName): { method: HttpMethod; path: string } {
  const [method, path] = paths[name];
  return { method, path: path.endsWith('/') ? path.slice(0, -1) : path };
}

/**
 * The response of every failed call: one actionable sentence, and a message for each invalid field.
 */
export const Problem = record({
  detail: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
  email: Type.Optional(Type.String()),
});

/** A sentence that describes the outcome. */
export const Detail = record({ detail: Type.String() });

/** The token of a public link to a post. */
export const shareToken = Type.String({ minLength: 1, maxLength: 100 });
/** The end of a signed address, in seconds since 1970, and its signature. */
export const linkQuery = {
  expires: Type.Optional(Type.String({ maxLength: 20 })),
  signature: Type.Optional(Type.String({ maxLength: 100 })),
};
export const idParams = record({ id: IdText });
export const keywordQuery = {
  keyword: Type.String({ minLength: 1, maxLength: KEYWORD_MAX_LENGTH, pattern: '\\S' }),
};
/** Text with at least one visible character. */
export const text = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: VISIBLE_TEXT_PATTERN });
/** Text that may be empty. */
export const optionalText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
