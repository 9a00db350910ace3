import { sql, type Transaction } from 'kysely';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { CommandError, type Command, type CommandContext, readId } from './command';

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
  summary: 'Lists the mails that were given up, with the error of the last attempt.',
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
    return { lines: lines.length > 0 ? lines : ['No mail was given up.'], json: dead };
  },
};

const resend: Command = {
  name: 'mails resend',
  summary: 'Sends a mail that was given up once more, with all its tries.',
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
      if (!found[0]) throw new CommandError(`There is no mail ${id}.`);
      if (found[0].done_at) throw new CommandError(`Mail ${id} was sent already.`);
      if (!found[0].dead_at) throw new CommandError(`Mail ${id} is waiting to be sent.`);
      return [id];
    });
    return { lines: [`Mail ${id} will be sent again.`], json: { resent: [job] } };
  },
};

const resendAll: Command = {
  name: 'mails resend-all',
  summary: 'Sends every mail that was given up once more, or those of one kind.',
  operands: [],
  options: { kind: { type: 'string' } },
  async run(context, { options: { kind } }) {
    const resent = await revive(context, async (trx) => {
      const dead = trx.selectFrom('jobs').select('id').where('dead_at', 'is not', null);
      const meant = kind === undefined ? dead : dead.where(sql<boolean>`kind = ${kind}`);
      return (await meant.forUpdate().execute()).map(({ id }) => id);
    });
    return {
      lines: [`${resent.length} ${resent.length === 1 ? 'mail' : 'mails'} will be sent again.`],
      json: { resent },
    };
  },
};

/** The commands for mails that could not be sent. */
export const mailCommands: readonly Command[] = [list, resend, resendAll];
