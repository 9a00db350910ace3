import type { Deps } from '../../deps';
import { isConnectionFailure } from '../../platform/database/connectionFailure';
import { inTransaction } from '../../platform/database/inTransaction';
import { wasNeverSent } from '../../platform/database/preparingPool';
import {
  appendMessages,
  findAppended,
  type MessagePlace,
  type PlainMessage,
} from './appendMessages';
import { lockConversation } from './conversationRepository';
import { gatherCalls } from './gatherCalls';
import { untilAnswered } from './untilAnswered';

/**
 * Messages that follow each other so soon are stored together: one round trip, one commit. The pause
 * weighs processor against waiting, see docs/decisions/0025-cost-of-a-message.md.
 */
const TOGETHER = { pauseMs: 16, most: 8 };

type AppendDeps = Pick<Deps, 'db' | 'log'>;
type Outcome = MessagePlace | undefined;

/**
 * Appends a message, see {@link appendMessages}; never two of one conversation at a time. Answers
 * undefined where that takes more and where it did not happen. If the database fell silent over it,
 * nobody knows whether it did: then it is looked up once the database answers. Throws where there is
 * no database.
 */
export type Append = (message: PlainMessage) => Promise<Outcome>;

export const createAppend = (deps: AppendDeps): Append =>
  gatherCalls((messages: readonly PlainMessage[]) => appendSettled(deps, messages), TOGETHER);

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
      const found = await untilAnswered(() => lookUp({ db }, message));
      if (found) log.info({ err: error }, 'a commit whose answer was lost had happened');
      return found;
    });
  }
}

/** Waits for a statement that is still under way, and answers what became of it. */
const lookUp = ({ db }: Pick<Deps, 'db'>, message: PlainMessage) =>
  inTransaction(db, async (trx): Promise<Outcome> => {
    const { marks } = await lockConversation(trx, message.senderId, message.receiverId);
    const found = await findAppended(trx, message);
    return found && { id: found.id, readUpTo: marks.of(message.receiverId) };
  });
