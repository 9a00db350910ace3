import type { Selectable, Transaction } from 'kysely';
import { inTransactionWithFrames } from '#domain/frames';
import {
  contentExists,
  goneOutcome,
  isWaiting,
  settleReports,
  type Outcome,
  type RemovableKind,
} from '#domain/reports';
import { recordAudit } from '#server/platform/audit';
import type { Tables } from '#server/platform/database/tables';
import { CommandError, type Command, readId } from '../command';
import { readReason, removeContent } from '../removeContent';
import * as texts from '../texts';
import { selectReports, type ReportRow } from './selectReports';
import { showReport } from './showReport';

/** The maximum length of a reported text in a line of the list. */
const SHOWN_LENGTH = 80;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, SHOWN_LENGTH);

type Locked = Selectable<Tables['reports']> & { is_there: boolean };

/**
 * Locks a report that is not settled, and says whether its content is still there. Throws a
 * CommandError if there is none.
 */
async function lockOpen(trx: Transaction<Tables>, id: number): Promise<Locked> {
  const report = await trx
    .selectFrom('reports')
    .selectAll()
    .select(contentExists.as('is_there'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!report) throw new CommandError(texts.noReport(id));
  if (report.state !== 'open' && report.state !== 'looked_at')
    throw new CommandError(texts.reportSettled(id));
  return report;
}

/** The content of a report in a line of the list: the id of a post, or the kind with its id. */
function placeOf({ kind, target_id: id, author }: ReportRow): string {
  if (id === null) return texts.contentGone;
  if (kind === 'person') return texts.personNamed(author);
  return kind === 'post' ? String(id) : texts.contentNumber(kind, id);
}

const list: Command = {
  name: 'reports list',
  summary: texts.listReportsSummary,
  operands: [],
  options: { all: { type: 'boolean' } },
  async run({ db }, { options: { all } }) {
    const reports = await selectReports(db, all === true ? undefined : isWaiting);
    const lines = reports.map((report) => {
      const { id, author, reporter, reason, reported_content } = report;
      const fields = [id, placeOf(report), author, reporter];
      return [...fields, oneLine(reason), oneLine(reported_content)].join('\t');
    });
    return { lines: lines.length > 0 ? lines : [texts.noReports], json: reports };
  },
};

const dismissal: Outcome = {
  ...{ state: 'no_breach', decision: 'dismiss', decidedBy: null },
  explanation: '',
};

/** A report of deleted content ends as the server ends it, and as its reporter sees it already. */
const dismiss: Command = {
  name: 'reports dismiss',
  summary: texts.dismissSummary,
  operands: ['ID'],
  async run(context, { operands: [text = ''] }) {
    const id = readId(text);
    const deps = { ...context, ...(await context.openParts()) };
    const isThere = await inTransactionWithFrames(deps, async (trx, frames) => {
      const { author_id: userId, kind, target_id, is_there } = await lockOpen(trx, id);
      const outcome = is_there ? dismissal : goneOutcome;
      await settleReports(deps, trx, frames, { ...outcome, ids: [id] });
      const event = is_there ? 'report_dismissed' : 'report_closed';
      const details = { report_id: id, [`${kind}_id`]: target_id };
      await recordAudit(trx, { event, userId, ip: null, details });
      return is_there;
    });
    return isThere
      ? { lines: [texts.dismissed(id)], json: { dismissed: id } }
      : { lines: [texts.closed(id)], json: { closed: id } };
  },
};

/** A command that removes the content of a report of one kind. */
const removeReported = (kind: RemovableKind): Command => ({
  name: `reports remove-${kind}`,
  summary: texts.removeReportedSummary(kind),
  operands: ['ID'],
  options: { reason: { type: 'string' } },
  async run(context, { operands: [text = ''], options }) {
    const reportId = readId(text);
    const reason = readReason(options.reason);
    const deps = { ...context, ...(await context.openParts()) };
    const done = await inTransactionWithFrames(deps, async (trx, frames) => {
      const { kind: reported, target_id: id } = await lockOpen(trx, reportId);
      if (reported !== kind) throw new CommandError(texts.notOfKind(reportId, reported));
      const settled =
        id === null
          ? undefined
          : await removeContent(deps, trx, frames, { kind, id, reason, reportId });
      if (id === null || !settled) throw new CommandError(texts.contentAlreadyGone(reportId, kind));
      return { id, settled };
    });
    return {
      lines: [texts.contentRemoved(kind, done.id, done.settled)],
      json: { [`removed_${kind}`]: done.id, settled: done.settled },
    };
  },
});

/** The commands for reports. */
export const reportCommands: readonly Command[] = [
  list,
  showReport,
  dismiss,
  removeReported('post'),
  removeReported('comment'),
  removeReported('paper'),
  removeReported('message'),
];
