import { sql, type Transaction } from 'kysely';
import type { ReportKind } from '#contract/entities/report';
import { commentNotFound, isCommentShown } from '#domain/comments';
import { isHiddenPair, isProfileHidden } from '#domain/people';
import { lockShownPost } from '#domain/posts';
import { notFound } from '#server/platform/http/problem';
import type { Tables } from '#server/platform/database/tables';
import * as texts from './texts';

type Trx = Transaction<Tables>;

/** The content that a reporter names. Further messages are of the same conversation. */
export interface Wanted {
  kind: ReportKind;
  id: number;
  messageIds?: readonly number[] | undefined;
}

/** Reported content as it is now: its author, its text, and for messages, their ids. */
interface Reported {
  authorId: number;
  content: string;
  messageIds: number[] | null;
}

/** Joins the parts of a text that are not empty, one a line. */
const lines = (...parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null && part !== '').join('\n');

async function findPost(trx: Trx, reporterId: number, id: number): Promise<Reported> {
  const post = await lockShownPost(trx, reporterId, id);
  const content = lines(post.content, post.attached_text);
  return { authorId: post.user_id, content, messageIds: null };
}

async function findComment(trx: Trx, reporterId: number, id: number): Promise<Reported> {
  const comment = await trx
    .selectFrom('comments')
    .select(['user_id', 'content'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!comment || !(await isCommentShown(trx, reporterId, id))) throw commentNotFound();
  return { authorId: comment.user_id, content: comment.content, messageIds: null };
}

async function findPerson(trx: Trx, reporterId: number, id: number): Promise<Reported> {
  const person = await trx
    .selectFrom('users')
    .select(['username', 'display_name', 'bio', 'homepage'])
    .where('id', '=', id)
    .where('email_verified_at', 'is not', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!person || (await isProfileHidden(trx, reporterId, id))) throw notFound(texts.noSuchPerson);
  const { username, display_name: name, bio, homepage } = person;
  return { authorId: id, content: lines(name, `@${username}`, bio, homepage), messageIds: null };
}

async function findPaper(trx: Trx, reporterId: number, id: number): Promise<Reported> {
  const paper = await trx
    .selectFrom('papers')
    .select(['user_id', 'title', 'author', 'abstract'])
    .where('id', '=', id)
    .where((eb) => eb.not(isHiddenPair(reporterId, sql.ref('papers.user_id'))))
    .forKeyShare()
    .executeTakeFirst();
  if (!paper) throw notFound(texts.noSuchPaper);
  const content = lines(paper.title, paper.author, paper.abstract);
  return { authorId: paper.user_id, content, messageIds: null };
}

/** Only the messages that the reporter named, all of one conversation of theirs. */
async function findMessages(trx: Trx, reporterId: number, wanted: Wanted): Promise<Reported> {
  const ids = [...new Set([wanted.id, ...(wanted.messageIds ?? [])])];
  const messages = await trx
    .selectFrom('messages')
    .innerJoin('users', 'users.id', 'messages.sender_id')
    .leftJoin('files', 'files.id', 'messages.file_id')
    .select(['messages.id', 'low_id', 'high_id', 'sender_id', 'content', 'username'])
    .select('files.original_name')
    .where('messages.id', 'in', ids)
    .where('messages.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('low_id', '=', reporterId), eb('high_id', '=', reporterId)]))
    .where((eb) => eb.not(isHiddenPair(sql.ref('low_id'), sql.ref('high_id'))))
    .orderBy('messages.id')
    .execute();
  const reported = messages.find(({ id }) => id === wanted.id);
  const isOfConversation = messages.every(
    ({ low_id, high_id }) => low_id === reported?.low_id && high_id === reported.high_id,
  );
  if (!reported || !isOfConversation || messages.length < ids.length)
    throw notFound(texts.noSuchMessage);
  const wordsOf = ({ content, original_name: file }: (typeof messages)[number]) =>
    lines(content, file);
  const content =
    messages.length === 1
      ? wordsOf(reported)
      : messages.map((message) => `${message.username}: ${wordsOf(message)}`).join('\n');
  return { authorId: reported.sender_id, content, messageIds: ids.sort((a, b) => a - b) };
}

/**
 * Finds reported content, locked against deletion where it has a row of its own. Throws 404 if the
 * reporter may not see it.
 */
export function findReported(trx: Trx, reporterId: number, wanted: Wanted): Promise<Reported> {
  switch (wanted.kind) {
    case 'post':
      return findPost(trx, reporterId, wanted.id);
    case 'comment':
      return findComment(trx, reporterId, wanted.id);
    case 'person':
      return findPerson(trx, reporterId, wanted.id);
    case 'paper':
      return findPaper(trx, reporterId, wanted.id);
    case 'message':
      return findMessages(trx, reporterId, wanted);
  }
}
