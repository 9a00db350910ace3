import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/** A condition: the two lines of the conversation of two people. */
export const eitherLine =
  (a: number, b: number) => (eb: ExpressionBuilder<Tables, 'conversations'>) =>
    eb.or([
      eb.and([eb('conversations.user_id', '=', a), eb('conversations.other_id', '=', b)]),
      eb.and([eb('conversations.user_id', '=', b), eb('conversations.other_id', '=', a)]),
    ]);
