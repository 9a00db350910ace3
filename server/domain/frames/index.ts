import type { Transaction } from 'kysely';
import type { ServerFrame } from '#contract/frames';
import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import type { CommentHint } from '#server/realtime/publish';

/** A frame and its recipient, or a change of comments for those who watch them. */
export type AddressedFrame = { userId: number; frame: ServerFrame } | CommentHint;

/** One act pushes at most this many frames; other recipients see the change at their next fetch. */
const MAX_FRAMES = 500;

/** Sends frames after the commit. Failures are logged and not thrown. */
export async function sendFrames(
  { publish, log }: Pick<Deps, 'publish' | 'log'>,
  frames: readonly AddressedFrame[],
): Promise<void> {
  const sent = await Promise.allSettled(
    frames
      .slice(0, MAX_FRAMES)
      .map((each) =>
        'userId' in each ? publish.toUser(each.userId, each.frame) : publish.toWatchers(each),
      ),
  );
  const failed = sent.filter((result) => result.status === 'rejected');
  if (failed[0]) log.warn({ err: failed[0].reason, frames: failed.length }, 'frames not published');
}

/**
 * Runs the work in one transaction and sends the frames it collected after the commit, so that a
 * rollback sends none.
 */
export async function inTransactionWithFrames<T>(
  deps: Pick<Deps, 'db' | 'publish' | 'log'>,
  work: (trx: Transaction<Tables>, frames: AddressedFrame[]) => Promise<T>,
): Promise<T> {
  const done = await inTransaction(deps.db, async (trx) => {
    // Created per attempt: a retried transaction must not keep frames of the one rolled back.
    const frames: AddressedFrame[] = [];
    return { response: await work(trx, frames), frames };
  });
  await sendFrames(deps, done.frames);
  return done.response;
}
