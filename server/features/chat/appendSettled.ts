import type { Deps } from '../../deps';
import { isConnectionFailure } from '../../platform/database/connectionFailure';
import { inTransaction } from '../../platform/database/inTransaction';
import { appendMessage, findAppended, type MessagePlace, type PlainMessage } from './appendMessage';
import { lockConversation } from './conversationRepository';
import { untilAnswered } from './untilAnswered';

/**
 * Appends a message by one statement; undefined where that takes more, see {@link appendMessage}, and
 * where it did not happen. If the database fell silent over it, nobody knows whether it did: then it
 * is looked up once the database answers. Throws where there is no database.
 */
export async function appendSettled(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  message: PlainMessage,
): Promise<MessagePlace | undefined> {
  const attempt = { begun: false };
  try {
    return await db.connection().execute((connection) => {
      attempt.begun = true;
      return appendMessage(connection, message);
    });
  } catch (error) {
    if (!isConnectionFailure(error)) {
      log.warn({ err: error }, 'a message could not be appended at once');
      return undefined;
    }
    if (!attempt.begun) throw error;
    const found = await untilAnswered(() => lookUp({ db }, message));
    if (found) log.info({ err: error }, 'a commit whose answer was lost had happened');
    return found;
  }
}

/** Waits for a statement that is still under way, and answers what became of it. */
const lookUp = ({ db }: Pick<Deps, 'db'>, message: PlainMessage) =>
  inTransaction(db, async (trx): Promise<MessagePlace | undefined> => {
    const { marks } = await lockConversation(trx, message.senderId, message.receiverId);
    const found = await findAppended(trx, message);
    return found && { id: found.id, readUpTo: marks.of(message.receiverId) };
  });
