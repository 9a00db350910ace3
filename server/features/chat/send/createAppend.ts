import type { Deps } from '#domain/deps';
import { isConnectionFailure } from '#server/platform/database/connectionFailure';
import { inTransaction } from '#server/platform/database/inTransaction';
import { wasNeverSent } from '#server/platform/database/preparedPool';
import { lockConversation } from '../lockConversation';
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

interface Pending<Item, Result> {
  item: Item;
  resolve: (result: Result | PromiseLike<Result>) => void;
  reject: (error: unknown) => void;
}

/**
 * Batches calls for single items. A call with none in flight runs immediately. Calls made meanwhile
 * form the next batch, which runs when the one in flight ends or the batch holds `most` items.
 * `work` returns one result for each item, in order; if it throws, all fail.
 */
export function batchCalls<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly (Result | PromiseLike<Result>)[]>,
  most: number,
): (item: Item) => Promise<Result> {
  let pending: Pending<Item, Result>[] = [];
  let inFlight = 0;

  const run = async () => {
    const batch = pending;
    pending = [];
    inFlight += 1;
    try {
      const results = await work(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, nth) => resolve(results[nth] as Result | PromiseLike<Result>));
    } catch (error) {
      batch.forEach(({ reject }) => reject(error));
    }
    inFlight -= 1;
    if (pending.length > 0) void run();
  };

  return (item) =>
    new Promise((resolve, reject) => {
      pending.push({ item, resolve, reject });
      // A full batch doesn't wait, so that one slow call can't delay all others for long.
      if (inFlight === 0 || pending.length >= most) void run();
    });
}
