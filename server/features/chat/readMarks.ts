import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { eitherLine } from '#domain/messages';

/** The id up to which each of two people has read the other's messages; 0 for none. */
export interface ReadMarks {
  of(userId: number): number;
}

/** The read marks of two people. */
export async function readMarks(db: Kysely<Tables>, a: number, b: number): Promise<ReadMarks> {
  const lines = await db
    .selectFrom('conversations')
    .select(['user_id', 'last_read_id'])
    .where(eitherLine(a, b))
    .execute();
  return { of: (userId) => lines.find((line) => line.user_id === userId)?.last_read_id ?? 0 };
}
