import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { HISTORY_MAX_BYTES, HISTORY_MAX_TURNS, QUESTION_MAX_LENGTH } from '#contract/limits';
import { badRequest } from '#server/platform/http/problem';
import * as texts from '../texts';

const Turns = Type.Array(
  Type.Object({
    question: Type.String({ minLength: 1, maxLength: QUESTION_MAX_LENGTH }),
    document_id: Type.Optional(Type.Integer({ minimum: 1 })),
    pages: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 20 })),
  }),
  { maxItems: HISTORY_MAX_TURNS },
);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The earlier questions about a document, or about none, in order. Throws a Problem: 400 for what is
 * no list of up to three turns.
 */
export function readHistory(history: string | undefined, documentId: string | undefined): string[] {
  if (history === undefined) return [];
  const turns = Buffer.byteLength(history) > HISTORY_MAX_BYTES ? null : parsed(history);
  if (!Value.Check(Turns, turns)) {
    throw badRequest(texts.brokenHistory, { history: texts.brokenHistory });
  }
  return turns
    .filter(({ document_id: id }) => String(id ?? '') === (documentId ?? ''))
    .map(({ question }) => question);
}
