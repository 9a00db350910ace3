import { badRequest, type Problem } from '#server/platform/http/problem';

/** The 400 of quotes that a call can't accept. */
export const invalidQuotes = (text: string): Problem => badRequest(text, { quotes: text });
