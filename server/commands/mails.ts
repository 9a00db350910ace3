import { sql, type Transaction } from 'kysely';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { CommandError, type Command, type CommandContext, readId } from './command';
import * as texts from './texts';

/** Requeues dead jobs with all their attempts, starting now, and records each in the audit log. */
function revive(
  { db, clock }: CommandContext,
  ids: (trx: Transaction<Tables>) => Promise<number[]>,
) {
  return inTransaction(db, async (trx) => {
    const wanted = await ids(trx);
    if (wanted.length === 0) return [];
    const revived = await trx
      .updateTable('jobs')
      .set({ dead_at: null, attempts: 0, last_error: null, run_at: clock.now() })
      .where('id', 'in', wanted)
      .returning(['id', 'kind'])
      .execute();
    for (const { id, kind } of revived) {
      const details = { job_id: id, kind };
      await recordAudit(trx, { event: 'job_revived', userId: null, ip: null, details });
    }
    return revived.sort((one, other) => one.id - other.id);
  });
}

const list: Command = {
  name: 'mails list',
  summary: texts.listMailsSummary,
  operands: [],
  async run({ db }) {
    const dead = await db
      .selectFrom('jobs')
      .select(['id', 'kind', 'attempts', 'created_at', 'dead_at', 'last_error'])
      .where('dead_at', 'is not', null)
      .orderBy('id')
      .execute();
    const lines = dead.map(({ id, kind, dead_at, last_error }) =>
      [id, kind, dead_at?.toISOString(), last_error].join('\t'),
    );
    return { lines: lines.length > 0 ? lines : [texts.noMails], json: dead };
  },
};

const resend: Command = {
  name: 'mails resend',
  summary: texts.resendSummary,
  operands: ['ID'],
  async run(context, { operands: [text = ''] }) {
    const id = readId(text);
    const [job] = await revive(context, async (trx) => {
      const found = await trx
        .selectFrom('jobs')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .execute();
      if (!found[0]) throw new CommandError(texts.noMail(id));
      if (found[0].done_at) throw new CommandError(texts.mailSent(id));
      if (!found[0].dead_at) throw new CommandError(texts.mailWaiting(id));
      return [id];
    });
    return { lines: [texts.mailResent(id)], json: { resent: [job] } };
  },
};

const resendAll: Command = {
  name: 'mails resend-all',
  summary: texts.resendAllSummary,
  operands: [],
  options: { kind: { type: 'string' } },
  async run(context, { options: { kind } }) {
    const resent = await revive(context, async (trx) => {
      const dead = trx.selectFrom('jobs').select('id').where('dead_at', 'is not', null);
      const meant = kind === undefined ? dead : dead.where(sql<boolean>`kind = ${kind}`);
      return (await meant.forUpdate().execute()).map(({ id }) => id);
    });
    return { lines: [texts.mailsResent(resent.length)], json: { resent } };
  },
};

/** The commands for mails that could not be sent. */
export const mailCommands: readonly Command[] = [list, resend, resendAll];
