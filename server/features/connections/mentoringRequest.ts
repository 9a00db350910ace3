import type { Kysely } from 'kysely';
import type { NotificationType } from '#contract/entities/notification';
import { readMentoring } from '#domain/mentoring';
import { nameKey } from '#domain/universities';
import type { Tables } from '#server/platform/database/tables';
import { badRequest, conflict } from '#server/platform/http/problem';
import * as texts from './texts';

/** A request's topic, which makes it one for mentoring, and its message. */
export interface MentoringRequest {
  topic?: string | null | undefined;
  message?: string | null | undefined;
}

/** The type of the notification of a request with this topic. */
export const notificationTypeOf = (topic: string | null): NotificationType =>
  topic === null ? 'connection_request' : 'mentoring_request';

/**
 * The topic in the mentor's spelling. Throws 400 if the person doesn't offer mentoring on it, and
 * 409 if there is no place left. The place is taken only when the mentor accepts.
 */
export async function readTopic(
  db: Kysely<Tables>,
  mentorId: number,
  given: string,
): Promise<string> {
  const { topics, places_left } = await readMentoring(db, mentorId);
  const topic = topics.find((offered) => nameKey(offered) === nameKey(given));
  if (topic === undefined) {
    throw badRequest(texts.notTheirTopic, { mentoring_topic: texts.notTheirTopic });
  }
  if (places_left === 0) throw conflict(texts.noPlacesLeft);
  return topic;
}
