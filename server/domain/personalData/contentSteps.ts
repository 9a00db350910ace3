import { sql, type Expression, type Kysely } from 'kysely';
import { removeComments } from '#domain/comments';
import { changedFrame } from '#domain/connections';
import { removeStoredFiles } from '#domain/files';
import { removePost } from '#domain/posts';
import { removeTextsIfUnused } from '#domain/texts';
import type { Tables } from '#server/platform/database/tables';
import type { Step, StepContext, Written } from './steps';

/** A kind of content: the ids of a person's rows, and the step that removes some of them. */
interface Content {
  ids: (db: Kysely<Tables>, written: Written) => Expression<{ id: number }>;
  remove: Step;
}

const writtenSince = (since: Date | null) =>
  since ? sql<boolean>`created_at >= ${since}` : sql<boolean>`true`;

const postsOf = (db: Kysely<Tables>, { userId, since }: Written) =>
  db.selectFrom('posts').select('id').where('user_id', '=', userId).where(writtenSince(since));

/** Deletes posts with their files. People who wanted to go to an event are notified. */
const removePosts: Step = async (deps, context) => {
  const { trx, frames, userId, limit } = context;
  const posts = await postsOf(trx, context).orderBy('id').limit(limit).forUpdate().execute();
  for (const { id } of posts) await removePost(deps, trx, frames, { id, authorId: userId });
  return posts.length;
};

const commentsOf = (db: Kysely<Tables>, { userId, since }: Written) =>
  db
    .selectFrom('comments')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(writtenSince(since));

/** Removes comments, the newest first; those with replies stay without their text. */
const removeOwnComments: Step = async ({ clock }, context) => {
  const { trx, frames, userId, limit } = context;
  const comments = await commentsOf(trx, context)
    .select(['post_id', 'user_id', 'parent_id'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  await removeComments(trx, frames, comments, { by: userId, now: clock.now() });
  return comments.length;
};

const textsOf =
  (table: 'papers' | 'assistant_documents') =>
  (db: Kysely<Tables>, { userId, since }: Written) =>
    db.selectFrom(table).select('id').where('user_id', '=', userId).where(writtenSince(since));

/** A step that deletes papers or documents, with their files and the texts no one else uses. */
const removeTexts =
  (table: 'papers' | 'assistant_documents'): Step =>
  async (deps, context) => {
    const { trx } = context;
    const rows = await trx
      .deleteFrom(table)
      .where('id', 'in', textsOf(table)(trx, context).limit(context.limit))
      .returning(['file_id', 'text_id'])
      .execute();
    const files = rows.map(({ file_id }) => file_id);
    await removeStoredFiles(deps, trx, files);
    await removeTextsIfUnused(
      trx,
      rows.map(({ text_id }) => text_id),
    );
    return rows.length;
  };

/** Deletes what the person showed only to the chatbot. */
export const removeDocuments = removeTexts('assistant_documents');

const worksOf = (db: Kysely<Tables>, { userId, since }: Written) =>
  db
    .selectFrom('posted_research')
    .select('id')
    .where('user_id', '=', userId)
    .where(writtenSince(since));

const hasCollaborators = sql<boolean>`EXISTS (
  SELECT FROM collaboration_requests AS joined
  WHERE joined.research_id = posted_research.id AND joined.status = 'accepted'
)`;

const soloWorks = (db: Kysely<Tables>, written: Written) =>
  worksOf(db, written).where((eb) => eb.not(hasCollaborators));

/** Deletes works without collaborators. */
const removeWorks: Step = async (_deps, context) => {
  const gone = await context.trx
    .deleteFrom('posted_research')
    .where('id', 'in', soloWorks(context.trx, context).limit(context.limit))
    .returning('id')
    .execute();
  return gone.length;
};

const openWorksWithOthers = (db: Kysely<Tables>, written: Written) =>
  worksOf(db, written).where('is_open', '=', true).where(hasCollaborators);

/** Closes the works that stay for their collaborators. */
const closeWorks: Step = async (_deps, context) => {
  const closed = await context.trx
    .updateTable('posted_research')
    .set({ is_open: false })
    .where('id', 'in', openWorksWithOthers(context.trx, context).limit(context.limit))
    .returning('id')
    .execute();
  return closed.length;
};

const openRequestsOf = (db: Kysely<Tables>, { userId, since }: Written) =>
  db
    .selectFrom('connection_requests')
    .select('id')
    .where('sender_id', '=', userId)
    .where('status', '=', 'pending')
    .where(writtenSince(since));

/** Deletes requests to connect that no one has answered. */
const removeOpenRequests: Step = async (_deps, context) => {
  const { trx, frames, userId, limit } = context;
  const gone = await trx
    .deleteFrom('connection_requests')
    // Locked, so that a request that is accepted meanwhile stays.
    .where('id', 'in', openRequestsOf(trx, context).limit(limit).forUpdate())
    .returning(['id', 'receiver_id'])
    .execute();
  frames.push(...gone.map(({ receiver_id }) => changedFrame(receiver_id, userId)));
  const subjects = gone.map(({ id }) => `request:${id}`);
  await removeRequestNotifications(context, subjects);
  return gone.length;
};

const openJoinRequestsOf = (db: Kysely<Tables>, { userId, since }: Written) =>
  db
    .selectFrom('collaboration_requests')
    .select('id')
    .where('requester_id', '=', userId)
    .where('status', '=', 'pending')
    .where(writtenSince(since));

/** Deletes requests to join the works of others that no one has answered. */
const removeOpenJoinRequests: Step = async (_deps, context) => {
  const { trx, limit } = context;
  const gone = await trx
    .deleteFrom('collaboration_requests')
    .where('id', 'in', openJoinRequestsOf(trx, context).limit(limit).forUpdate())
    .returning('id')
    .execute();
  const subjects = gone.map(({ id }) => `collaboration:${id}`);
  await removeRequestNotifications(context, subjects);
  return gone.length;
};

/** Deletes the receivers' notifications of requests, in their windows too. */
async function removeRequestNotifications(
  { trx, frames, userId }: StepContext,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length === 0) return;
  const gone = await trx
    .deleteFrom('notifications')
    .where('actor_id', '=', userId)
    .where('type', 'in', ['connection_request', 'mentoring_request', 'collaboration_request'])
    .where('subject', 'in', subjects)
    .returning(['id', 'user_id'])
    .execute();
  frames.push(
    ...gone.map(({ id, user_id }) => ({
      userId: user_id,
      frame: { type: 'notifications_read' as const, ids: [id] },
    })),
  );
}

/**
 * The content that a person wrote for others, in the order of its removal. A deletion removes all of
 * it, and an operator's purge also only the later part. Comments on the removed posts are not
 * counted, because they are deleted with them.
 */
export const content = {
  posts: { ids: postsOf, remove: removePosts },
  comments: {
    ids: (db, written) => commentsOf(db, written).where('post_id', 'not in', postsOf(db, written)),
    remove: removeOwnComments,
  },
  papers: { ids: textsOf('papers'), remove: removeTexts('papers') },
  works: { ids: soloWorks, remove: removeWorks },
  closed_works: { ids: openWorksWithOthers, remove: closeWorks },
  connection_requests: { ids: openRequestsOf, remove: removeOpenRequests },
  collaboration_requests: { ids: openJoinRequestsOf, remove: removeOpenJoinRequests },
} as const satisfies Record<string, Content>;
