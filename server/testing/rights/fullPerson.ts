import { sql } from 'kysely';
import { calls } from '#contract/calls/index';
import { announceIn, sendRsvp } from '#server/features/calendar/testing/attend';
import { createFeed } from '#server/features/calendar/testing/feeds';
import { indexMessages } from '#server/features/chat/search/indexMessages';
import type { TestServer } from '../createTestServer';
import { connectUsers, createVerifiedUser } from '../factories';
import { insertChatbotDocument } from '../insertChatbotDocument';
import { insertSessionLog } from '../insertSessionLog';
import { callAs } from './callAs';
import { createHiddenWorld, type HiddenWorld } from './hiddenWorld';

const DAY_MS = 24 * 3_600_000;

/** Adds to the owner of a hidden world whatever else the database may know about a person. */
export async function createFullPerson(server: TestServer, address: string): Promise<HiddenWorld> {
  const world = await createHiddenWorld(server, address);
  const { owner, reader, asker, asked, stranger } = world;
  const { db } = server.deps;
  const other = await createVerifiedUser(server);
  const at = server.clock.now();
  await insertChatbotDocument(server, owner, {});
  await callAs(server, owner, calls.changePrivacy, { body: { keeps_conversation: true } });
  await callAs(server, owner, calls.askChatbot, { body: { req: 'How do I change my picture?' } });
  await callAs(server, owner, calls.createMatrix, {
    body: { paper_ids: [world.paperId], questions: ['How old is it?'] },
  });
  await createFeed(server, owner);
  await callAs(server, owner, calls.changeDetails, { body: { display_name: 'Nusrat Jahan' } });
  await callAs(server, owner, calls.changeUsername, { body: { username: `was-${owner.id}` } });
  await callAs(server, owner, calls.connect, { body: { friend_id: stranger.id } });
  await callAs(server, asker, calls.connect, { body: { friend_id: owner.id } });
  await connectUsers(server, owner, asked);
  await callAs(server, owner, calls.block, { body: { user_id: other.id } });
  await callAs(server, await createVerifiedUser(server), calls.block, {
    body: { user_id: owner.id },
  });
  // After the account is deleted.
  const evening = await announceIn(server, owner, 30 * DAY_MS);
  await sendRsvp(server, reader, evening, 'going');
  const body = { content: `With @was-${owner.id}.` };
  const { id: post_id } = (await callAs(server, reader, calls.createTextPost, { body })).response;
  const comment = await callAs(server, reader, calls.createComment, { params: { post_id }, body });
  await callAs(server, owner, calls.like, { body: { post_id, comment_id: comment.response.id } });
  await callAs(server, owner, calls.sharePost, { params: { post_id }, body: {} });
  const kept = { params: { id: world.paperId }, body: { page: 1 } };
  await callAs(server, owner, calls.keepReadingPlace, kept);
  const paper = { kind: 'paper', id: world.paperId } as const;
  await callAs(server, owner, calls.saveToLibrary, { params: paper, body: { note: 'Mine.' } });
  await callAs(server, owner, calls.followTag, { params: { tag: 'tides' } });
  const reason = { reason: 'spam' } as const;
  await callAs(server, owner, calls.reportPost, { params: { id: post_id }, body: reason });
  await callAs(server, reader, calls.reportPost, { params: { id: world.postId }, body: reason });
  const params = { comment_id: comment.response.id };
  await callAs(server, owner, calls.reportComment, { params, body: reason });
  const onOwn = { params: { post_id: world.postId }, body };
  const removed = (await callAs(server, reader, calls.createComment, onOwn)).response.id;
  const under = { post_id: world.postId, comment_id: removed };
  await callAs(server, reader, calls.replyToComment, { params: under, body });
  await callAs(server, owner, calls.deleteComment, { params: { comment_id: removed } });
  await callAs(server, reader, calls.reportComment, {
    params: { comment_id: world.commentId },
    body: reason,
  });
  // As if the owner were a moderator.
  await sql`
    UPDATE reports SET state = 'acted', decision = 'warn', decided_by = ${owner.id},
      decided_at = now(), appeal = 'Why?', appealed_at = now(), appeal_granted = false,
      appeal_decided_by = ${owner.id}
    WHERE author_id = ${owner.id}`.execute(db);
  await sql`
    INSERT INTO digests (user_id, day) VALUES (${owner.id}, '2026-11-25');
  `.execute(db);
  await db
    .insertInto('notification_settings')
    .values({ user_id: owner.id, type: 'like', in_app: true, mail: 'never', push: false })
    .execute();
  await db.insertInto('message_mails').values({ user_id: owner.id }).execute();
  await db.insertInto('account_exports').values({ user_id: owner.id }).execute();
  await insertSessionLog(server, owner);
  await db
    .updateTable('users')
    .set({ institution_email: 'zyzzyva@uni.example', institution_verified_at: at })
    .where('id', '=', owner.id)
    .execute();
  const notification = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('notification_mails')
    .values({ notification_id: notification.id, user_id: owner.id, due_at: at })
    .onConflict((row) => row.doNothing())
    .execute();
  await db
    .insertInto('notification_pushes')
    .values({ notification_id: notification.id, user_id: owner.id, due_at: at })
    .onConflict((row) => row.doNothing())
    .execute();
  await sql`
    INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth, created_at)
    SELECT user_id, id, 'https://push.example/' || id, 'key', 'secret', now() FROM sessions
    WHERE user_id = ${owner.id} LIMIT 1`.execute(db);
  await db
    .insertInto('email_changes')
    .values({ user_id: owner.id, old_email: 'a@a.example', new_email: 'b@a.example' })
    .execute();
  await db
    .insertInto('external_identities')
    .values({ issuer: 'https://issuer.example', subject: 'full', user_id: owner.id })
    .execute();
  await db
    .insertInto('one_time_codes')
    .values({
      ...{ user_id: owner.id, purpose: 'set_password', code_hash: Buffer.from('code') },
      expires_at: at,
    })
    .execute();
  await sql`
    INSERT INTO messages (low_id, high_id, sender_id, receiver_id, content, message_type)
    VALUES (${owner.id}, ${other.id}, ${other.id}, ${owner.id}, 'Hello!', 'text')`.execute(db);
  await sql`
    INSERT INTO message_changes (sender_id, client_id, message_id)
    SELECT sender_id, 'edited', id FROM messages WHERE sender_id = ${owner.id} LIMIT 1`.execute(db);
  await indexMessages(server.deps);
  await sql`
    INSERT INTO idempotency_keys (user_id, path, key, body_hash)
    VALUES (${owner.id}, 'POST /posts/text', 'key', 'hash')`.execute(db);
  for (const [low_id, high_id, ended_by] of pairs(owner.id, [other.id, reader.id])) {
    await db
      .insertInto('ended_connections')
      .values({ low_id, high_id, ended_by, mentor_id: owner.id, connected_at: at, ended_at: at })
      .execute();
  }
  await db
    .updateTable('connections')
    .set({ mentor_id: owner.id })
    .where((eb) => eb.or([eb('low_id', '=', owner.id), eb('high_id', '=', owner.id)]))
    .execute();
  for (const [event_id, author_id, attendee] of [
    [1, owner.id, other.id],
    [2, other.id, owner.id],
  ] as const) {
    const about = { title: 'Evening', location: null, timezone: 'UTC', starts_at: at, revision: 0 };
    await db
      .insertInto('cancelled_events')
      .values({ ...about, event_id, author_id, attendee_ids: [attendee, reader.id] })
      .execute();
  }
  return world;
}

const pairs = (id: number, others: readonly number[]) =>
  others.map((other) => [Math.min(id, other), Math.max(id, other), id] as const);
