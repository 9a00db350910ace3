import type { Deps } from '#domain/deps';
import { batchCalls } from '#server/platform/batchCalls';
import { isConnectionFailure } from '#server/platform/database/connectionFailure';
import { inTransaction } from '#server/platform/database/inTransaction';
import { wasNeverSent } from '#server/platform/database/preparedPool';
import { lockConversation } from '#domain/messages';
import {
  appendMessages,
  findAppended,
  type MessagePlace,
  type PlainMessage,
} from './appendMessages';
import { withRetry } from './inConfirmedTransaction';

/** Each batch size is a separate prepared statement, so batches stay small. */
const MOST_TOGETHER = 8;

type AppendDeps = Pick<Deps, 'db' | 'log'>;
type Outcome = MessagePlace | undefined;

/**
 * Appends a message, see {@link appendMessages}; never two of one conversation at a time. Messages
 * that arrive while a statement is in flight are batched into the next one. Returns undefined if
 * the message needs a lock or was not stored. If the connection breaks before the response, the
 * message is looked up once the database is back. Throws if the database is unavailable.
 */
export type Append = (message: PlainMessage) => Promise<Outcome>;

export const createAppend = (deps: AppendDeps): Append =>
  batchCalls((messages: readonly PlainMessage[]) => appendSettled(deps, messages), MOST_TOGETHER);

async function appendSettled(
  { db, log }: AppendDeps,
  messages: readonly PlainMessage[],
): Promise<readonly (Outcome | Promise<Outcome>)[]> {
  try {
    return await appendMessages(db, messages);
  } catch (error) {
    if (!isConnectionFailure(error)) {
      log.warn({ err: error }, 'messages could not be appended at once');
      return messages.map(() => undefined);
    }
    if (wasNeverSent(error)) throw error;
    return messages.map(async (message) => {
      const found = await withRetry(() => lookUp({ db }, message));
      if (found) log.info({ err: error }, 'a commit succeeded although its response was lost');
      return found;
    });
  }
}

/**
 * Waits for a statement that is still in flight, and returns the place of the message if it was
 * stored.
 */
const lookUp = ({ db }: Pick<Deps, 'db'>, message: PlainMessage) =>
  inTransaction(db, async (trx): Promise<Outcome> => {
    const { unreadOf } = await lockConversation(trx, message.senderId, message.receiverId);
    const found = await findAppended(trx, message);
    return found && { id: found.id, unread: unreadOf(message.receiverId) };
  });
