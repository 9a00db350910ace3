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
import { untilAnswered } from './inSettledTransaction';

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

interface GatherOptions {
  /** What comes within so many milliseconds of the last call goes into the next one. */
  pauseMs: number;
  /** So many go at once, whenever the last call was. */
  most: number;
}

interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer | PromiseLike<Answer>) => void;
  reject: (error: unknown) => void;
}

/**
 * Turns calls for one thing each into calls for several: the first goes alone and at once, those that
 * follow on its heels together. `work` answers for each in its place; where it throws, all throw.
 */
export function gatherCalls<Item, Answer>(
  work: (items: readonly Item[]) => Promise<readonly (Answer | PromiseLike<Answer>)[]>,
  { pauseMs, most }: GatherOptions,
): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lastCall = -Infinity;

  const call = () => {
    clearTimeout(timer);
    timer = undefined;
    const called = waiting;
    waiting = [];
    lastCall = performance.now();
    work(called.map(({ item }) => item)).then(
      (answers) =>
        called.forEach(({ resolve }, nth) => resolve(answers[nth] as Answer | PromiseLike<Answer>)),
      (error: unknown) => called.forEach(({ reject }) => reject(error)),
    );
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      const pause = lastCall + pauseMs - performance.now();
      if (pause <= 0 || waiting.length >= most) call();
      else timer ??= setTimeout(call, pause);
    });
}
