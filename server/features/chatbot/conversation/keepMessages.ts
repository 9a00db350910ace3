import { sql, type Transaction } from 'kysely';
import { CHATBOT_HISTORY_SIZE } from '#contract/limits';
import type { ChatbotAnswer, ChatbotUpload } from '#contract/entities/chatbot';
import type { NewMessage } from '#contract/entities/chatbotMessage';
import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { conflict } from '#server/platform/http/problem';
import * as texts from '../texts';
import { papersIn, toJson, type Content } from './keptResponse';

/** A message to store; the same `clientId` is stored once. */
interface ToKeep extends Content {
  clientId?: string | undefined;
  sender: 'user' | 'bot';
}

type KeepDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Changes a person's conversation, whose oldest messages then make room. Returns null if the person
 * doesn't keep it.
 */
function changeKept(
  { db }: KeepDeps,
  userId: number,
  change: (trx: Transaction<Tables>) => Promise<number[]>,
): Promise<number[] | null> {
  return inTransaction(db, async (trx) => {
    // Locked, so that nothing is added after the person has turned this off.
    const person = await trx
      .selectFrom('users')
      .select('keeps_conversation')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!person?.keeps_conversation) return null;
    const ids = await change(trx);
    await dropOldest(trx, userId);
    return ids;
  });
}

/** Adds messages to a person's conversation, and returns their ids. */
async function insertMessages(
  trx: Transaction<Tables>,
  { userId, now }: { userId: number; now: Date },
  messages: readonly ToKeep[],
): Promise<number[]> {
  const rows = await trx
    .insertInto('assistant_messages')
    .values(
      messages.map(({ clientId, sender, text, response }) => ({
        user_id: userId,
        client_id: clientId ?? null,
        sender,
        text,
        response: toJson(response),
        paper_ids: papersIn(response),
        created_at: now,
      })),
    )
    .onConflict((row) =>
      row
        .columns(['user_id', 'client_id'])
        .doUpdateSet((eb) => ({ client_id: eb.ref('excluded.client_id') })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Replaces the answer to a question that is stored already, because its first response was lost.
 * Returns the ids of both; undefined if there is no such question, or no answer to it.
 */
async function replaceAnswer(
  trx: Transaction<Tables>,
  { userId, clientId }: { userId: number; clientId: string },
  { text, response }: Content,
): Promise<number[] | undefined> {
  const ofPerson = trx
    .selectFrom('assistant_messages')
    .select(['id', 'sender'])
    .where('user_id', '=', userId);
  const question = await ofPerson.where('client_id', '=', clientId).executeTakeFirst();
  if (!question) return undefined;
  const next = await ofPerson.where('id', '>', question.id).orderBy('id').executeTakeFirst();
  if (next?.sender !== 'bot') return undefined;
  await trx
    .updateTable('assistant_messages')
    .set({ text, response: toJson(response), paper_ids: papersIn(response) })
    .where('id', '=', next.id)
    .execute();
  return [question.id, next.id];
}

const dropOldest = (trx: Transaction<Tables>, userId: number) =>
  trx
    .deleteFrom('assistant_messages')
    .where('user_id', '=', userId)
    .where('id', '<=', (eb) =>
      eb
        .selectFrom('assistant_messages')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .offset(sql.lit(CHATBOT_HISTORY_SIZE))
        .limit(sql.lit(1)),
    )
    .execute();

/** A question, or a file or paper in its place. */
interface Asked {
  clientId: string | undefined;
  text: string;
  response?: Content['response'];
}

/**
 * Stores a question and its answer if the person keeps the conversation. Returns the reply with the
 * ids of both.
 */
export async function keepExchange<Reply extends ChatbotAnswer | ChatbotUpload>(
  deps: KeepDeps,
  userId: number,
  { reply, asked, content }: { reply: Reply; asked: Asked; content: Content },
): Promise<Reply> {
  const { clientId } = asked;
  const ids = await changeKept(deps, userId, async (trx) => {
    const replaced =
      clientId === undefined ? undefined : await replaceAnswer(trx, { userId, clientId }, content);
    if (replaced) return replaced;
    return insertMessages(trx, { userId, now: deps.clock.now() }, [
      { sender: 'user', response: null, ...asked },
      { sender: 'bot', ...content },
    ]);
  });
  const [question_id, answer_id] = ids ?? [];
  return question_id && answer_id ? { ...reply, kept: { question_id, answer_id } } : reply;
}

/**
 * Stores messages that a browser has and the server doesn't. Throws 409 if the person doesn't keep
 * the conversation.
 */
export async function addMessages(
  deps: KeepDeps,
  userId: number,
  messages: readonly NewMessage[],
): Promise<void> {
  const byId = new Map(messages.map((message) => [message.client_id, message]));
  const toKeep = [...byId.values()].map(({ client_id: clientId, sender, text, response }) => ({
    ...(response?.verdict === 'results'
      ? { text: texts.lookedUp, response: null }
      : { text, response: response ?? null }),
    clientId,
    sender,
  }));
  const added = await changeKept(deps, userId, (trx) =>
    insertMessages(trx, { userId, now: deps.clock.now() }, toKeep),
  );
  if (!added) throw conflict(texts.notKept);
}
