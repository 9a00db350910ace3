import type { Kysely, Transaction } from 'kysely';
import { storedNameWords } from '#domain/people';
import { clockTimestamp } from '#domain/words';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { badRequest } from '#server/platform/http/problem';
import * as texts from '../texts';
import { topicsAmong } from './mentoringTopics';
import type { Details } from './readDetails';

/**
 * Changes the details of a person's profile, and the words by which their name is found. Throws 400
 * if a topic of mentoring is not among their interests.
 */
export async function changeDetails(
  db: Kysely<Tables>,
  id: number,
  details: Details,
): Promise<void> {
  if (Object.keys(details).length === 0) return;
  await inTransaction(db, async (trx) => {
    const set = { ...details, ...(await checkedTopics(trx, id, details)) };
    const { display_name: name } = details;
    const written = name === undefined ? {} : { name_words_at: clockTimestamp };
    await trx
      .updateTable('users')
      .set({ ...set, ...written })
      .where('id', '=', id)
      .execute();
    if (name === undefined) return;
    await trx.deleteFrom('user_name_words').where('user_id', '=', id).execute();
    const words = storedNameWords(name ?? '').map((word) => ({ user_id: id, word }));
    if (words.length > 0) await trx.insertInto('user_name_words').values(words).execute();
  });
}

/** The changed topics in the spelling of the interests, which stay as they are until the commit. */
async function checkedTopics(
  trx: Transaction<Tables>,
  id: number,
  { mentoring_topics: given }: Details,
): Promise<Pick<Details, 'mentoring_topics'>> {
  if (given === undefined) return {};
  const { interests } = await trx
    .selectFrom('users')
    .select('interests')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { topics, isAll } = topicsAmong(interests, given);
  if (isAll) return { mentoring_topics: topics };
  const detail = texts.topicNotAnInterest;
  throw badRequest(detail, { mentoring_topics: detail });
}
