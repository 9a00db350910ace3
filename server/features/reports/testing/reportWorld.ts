import { calls } from '#contract/calls/index';
import type { BodyOf } from '#contract/defineCall';
import type { ModerationReport, ReportKind } from '#contract/entities/report';
import type { TestServer } from '#server/testing/createTestServer';
import { connectUsers, type TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import { callAs } from '#server/testing/rights/callAs';

/** The configuration of a server with two moderators. */
export const MODERATED = { moderators: ['mod-one', 'mod-two'] };

/** Two moderators, an author, two readers, and content of the author's of each kind. */
export interface ReportWorld {
  one: TestUser;
  two: TestUser;
  author: TestUser;
  reader: TestUser;
  other: TestUser;
  /** The id of the author's content by its kind. */
  ids: Record<ReportKind, number>;
}

type Decision = BodyOf<typeof calls.decideReport>;

/** Creates the people, and content of the author's. */
export async function createReportWorld(server: TestServer): Promise<ReportWorld> {
  const [one, two, author, reader, other] = await Promise.all([
    server.person({ username: 'mod-one' }),
    server.person({ username: 'mod-two' }),
    server.person(),
    server.person(),
    server.person(),
  ]);
  await connectUsers(server, author, reader);
  const ids = await createReported(server, author, reader);
  return { one, two, author, reader, other, ids };
}

/** Creates content of each kind by the author; the message is to the reader. */
export async function createReported(
  server: TestServer,
  author: TestUser,
  reader: TestUser,
): Promise<Record<ReportKind, number>> {
  const { db } = server.deps;
  const post = await callAs(server, author, calls.createTextPost, {
    body: { content: 'Buy my notes' },
  });
  const onPost = { params: { post_id: post.response.id }, body: { content: 'Cheap notes' } };
  const comment = await callAs(server, author, calls.createComment, onPost);
  const message = await db
    .insertInto('messages')
    .values({
      low_id: Math.min(author.id, reader.id),
      high_id: Math.max(author.id, reader.id),
      ...{ sender_id: author.id, receiver_id: reader.id, client_id: null, file_id: null },
      ...{ content: 'Buy them now', message_type: 'text', created_at: server.clock.now() },
      ...{ edited_at: null, deleted_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    post: post.response.id,
    comment: comment.response.id,
    person: author.id,
    paper: await insertPaper(server, author, { title: 'Notes for sale' }),
    message: message.id,
  };
}

/** Sends a report, whatever the response. */
export const sendReport = (
  server: TestServer,
  user: TestUser,
  body: Omit<BodyOf<typeof calls.createReport>, 'reason'> & { reason?: string },
) => callAs(server, user, calls.createReport, { body: { reason: 'Spam or advertising', ...body } });

/** Decides a report, whatever the response. */
export const decide = (server: TestServer, moderator: TestUser, id: number, body: Decision) =>
  callAs(server, moderator, calls.decideReport, { params: { id }, body });

/** The reports in a moderator's queue. */
export const queueOf = async (
  server: TestServer,
  moderator: TestUser,
): Promise<ModerationReport[]> =>
  (await callAs(server, moderator, calls.listModerationReports)).response.reports;

/** A person's notifications that Quad itself sent, as `type subject`, oldest first. */
export async function answersTo(server: TestServer, { id }: { id: number }): Promise<string[]> {
  const rows = await server.deps.db
    .selectFrom('notifications')
    .select(['type', 'subject'])
    .where('user_id', '=', id)
    .where('actor_id', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ type, subject }) => `${type} ${subject}`);
}
