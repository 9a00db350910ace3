import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/** A condition: the two lines of the conversation of two people. */
export const eitherLine =
  (a: number, b: number) =>
  ({ and, or, eb }: ExpressionBuilder<Tables, 'conversations'>) =>
    or([
      and([eb('conversations.user_id', '=', a), eb('conversations.other_id', '=', b)]),
      and([eb('conversations.user_id', '=', b), eb('conversations.other_id', '=', a)]),
    ]);
