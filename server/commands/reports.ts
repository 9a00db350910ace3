import type { Transaction } from 'kysely';
import { removePost } from '#server/features/posts/deletePost';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { inTransactionWithFrames } from '#domain/frames';
import { CommandError, type Command, readId } from './command';
import { showReport } from './showReport';
import * as texts from './texts';

/** The maximum length of a reported text in a line of the list. */
const SHOWN_LENGTH = 80;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, SHOWN_LENGTH);

/** Locks a report that is not settled. Throws a CommandError if there is none. */
async function lockOpen(trx: Transaction<Tables>, id: number) {
  const report = await trx
    .selectFrom('post_reports')
    .select(['id', 'post_id', 'author_id', 'settled_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!report) throw new CommandError(texts.noReport(id));
  if (report.settled_at) throw new CommandError(texts.reportSettled(id));
  return report;
}

const list: Command = {
  name: 'reports list',
  summary: texts.listReportsSummary,
  operands: [],
  options: { all: { type: 'boolean' } },
  async run({ db }, { options: { all } }) {
    const every = db
      .selectFrom('post_reports as report')
      .innerJoin('users as author', 'author.id', 'report.author_id')
      .innerJoin('users as reporter', 'reporter.id', 'report.reporter_id')
      .select([
        'report.id',
        'report.post_id',
        'author.username as author',
        'reporter.username as reporter',
        'report.reason',
        'report.reported_content',
        'report.created_at',
        'report.settled_at',
      ])
      .orderBy('report.id');
    const reports = await (
      all === true ? every : every.where('report.settled_at', 'is', null)
    ).execute();
    const lines = reports.map(({ id, post_id, author, reporter, reason, reported_content }) =>
      [
        id,
        post_id ?? texts.postGone,
        author,
        reporter,
        oneLine(reason),
        oneLine(reported_content),
      ].join('\t'),
    );
    return { lines: lines.length > 0 ? lines : [texts.noReports], json: reports };
  },
};

const dismiss: Command = {
  name: 'reports dismiss',
  summary: texts.dismissSummary,
  operands: ['ID'],
  async run({ db, clock }, { operands: [text = ''] }) {
    const id = readId(text);
    await inTransaction(db, async (trx) => {
      const { post_id, author_id } = await lockOpen(trx, id);
      await trx
        .updateTable('post_reports')
        .set({ settled_at: clock.now() })
        .where('id', '=', id)
        .execute();
      const details = { report_id: id, post_id };
      await recordAudit(trx, { event: 'report_dismissed', userId: author_id, ip: null, details });
    });
    return { lines: [texts.dismissed(id)], json: { dismissed: id } };
  },
};

const remove: Command = {
  name: 'reports remove-post',
  summary: texts.removePostSummary,
  operands: ['ID'],
  async run(context, { operands: [text = ''] }) {
    const id = readId(text);
    const deps = { ...context, ...(await context.openParts()) };
    const done = await inTransactionWithFrames(deps, async (trx, frames) => {
      const { post_id: postId, author_id: authorId } = await lockOpen(trx, id);
      if (postId === null) throw new CommandError(texts.postAlreadyGone(id));
      await trx.selectFrom('posts').select('id').where('id', '=', postId).forUpdate().execute();
      const settled = await trx
        .updateTable('post_reports')
        .set({ settled_at: context.clock.now() })
        .where('post_id', '=', postId)
        .where('settled_at', 'is', null)
        .returning('id')
        .execute();
      await removePost(deps, trx, frames, { id: postId, authorId });
      const details = { report_id: id, post_id: postId };
      await recordAudit(trx, { event: 'post_removed', userId: authorId, ip: null, details });
      return { postId, settled: settled.map((each) => each.id).sort((a, b) => a - b) };
    });
    return {
      lines: [texts.postRemoved(done.postId, done.settled)],
      json: { removed_post: done.postId, settled: done.settled },
    };
  },
};

/** The commands for reports of posts. */
export const reportCommands: readonly Command[] = [list, showReport, dismiss, remove];
