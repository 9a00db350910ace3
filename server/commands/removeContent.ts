import type { Transaction } from 'kysely';
import { hasVisibleText } from '#contract/visibleText';
import { lockComment } from '#domain/comments';
import type { Deps } from '#domain/deps';
import { inTransactionWithFrames, type AddressedFrame } from '#domain/frames';
import {
  isWaiting,
  removeAsQuad,
  sameContent,
  settleReports,
  type RemovableKind,
} from '#domain/reports';
import { recordAudit } from '#server/platform/audit';
import type { Tables } from '#server/platform/database/tables';
import { CommandError, Misuse, type Command, readId } from './command';
import * as texts from './texts';

const REASON_MAX_LENGTH = 500;
const LINE_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * The reason that the author reads; null if none is given. Throws a Misuse if it is not one line.
 */
export function readReason(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const reason = given.trim();
  const isShort = reason.length <= REASON_MAX_LENGTH;
  if (isShort && hasVisibleText(reason) && !LINE_BREAK.test(reason)) return reason;
  throw new Misuse(texts.notAReason(REASON_MAX_LENGTH));
}

/** Locks content, so that it gets no report between the settling of its reports and its removal. */
async function lock(trx: Transaction<Tables>, kind: RemovableKind, id: number): Promise<void> {
  if (kind === 'comment') await lockComment(trx, id, 'remove');
  if (kind === 'post')
    await trx.selectFrom('posts').select('id').where('id', '=', id).forUpdate().execute();
}

/** Locks the reports of content that wait for a decision, and returns their ids. */
async function lockReports(
  trx: Transaction<Tables>,
  kind: RemovableKind,
  id: number,
): Promise<number[]> {
  const rows = await trx
    .selectFrom('reports')
    .select('id')
    .where(sameContent({ kind, target_id: id }))
    .where(isWaiting)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((report) => report.id);
}

/** Content to remove, the reason, and the report that led to it. */
interface Removal {
  kind: RemovableKind;
  id: number;
  reason: string | null;
  reportId?: number;
}

/**
 * Removes content, notifies its author, settles its open reports and records it. Returns the ids of
 * the reports, or undefined if there is no such content.
 */
export async function removeContent(
  deps: Pick<Deps, 'storage' | 'log' | 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { kind, id, reason, reportId }: Removal,
): Promise<number[] | undefined> {
  await lock(trx, kind, id);
  const ids = await lockReports(trx, kind, id);
  const decided = { kind, id, reason, reportId: reportId ?? ids[0] };
  const authorId = await removeAsQuad(deps, trx, frames, decided);
  if (authorId === undefined) return undefined;
  const outcome = { state: 'acted', decision: 'remove', decidedBy: null } as const;
  const settled = await settleReports(deps, trx, frames, {
    ...outcome,
    explanation: reason ?? '',
    ids,
  });
  const details = {
    ...(reportId === undefined ? {} : { report_id: reportId }),
    [`${kind}_id`]: id,
    ...(reason === null ? {} : { reason }),
  };
  await recordAudit(trx, { event: `${kind}_removed`, userId: authorId, ip: null, details });
  return settled;
}

const removal = (kind: RemovableKind, required: readonly string[] = []): Command => ({
  name: `${kind}s remove`,
  summary: texts.removeSummary(kind),
  operands: ['ID'],
  options: { reason: { type: 'string' } },
  required,
  async run(context, { operands: [text = ''], options }) {
    const id = readId(text);
    const reason = readReason(options.reason);
    const deps = { ...context, ...(await context.openParts()) };
    const settled = await inTransactionWithFrames(deps, async (trx, frames) => {
      const done = await removeContent(deps, trx, frames, { kind, id, reason });
      if (!done) throw new CommandError(texts.noContent(kind, id));
      return done;
    });
    return {
      lines: [texts.contentRemoved(kind, id, settled)],
      json: { [`removed_${kind}`]: id, settled },
    };
  },
});

/** The commands that remove anyone's content. Its author reads the reason. */
export const removalCommands: readonly Command[] = [
  removal('comment'),
  removal('paper'),
  removal('post', ['reason']),
];
