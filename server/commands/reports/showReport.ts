import { sql } from 'kysely';
import { readReportedFiles, signReportedFile } from '#server/features/reports/reportedFiles';
import { recordAudit } from '#server/platform/audit';
import { CommandError, type Command, readId } from '../command';
import * as texts from '../texts';
import { selectReports, type ReportRow } from './selectReports';

/** Describes the reported content: `media post 12`, `comment 7 on post 12`, or that it is gone. */
function contentOf({ kind, target_id, post_id, post_type, author }: ReportRow): string {
  if (target_id === null) return texts.contentGone;
  if (kind === 'person') return texts.personNamed(author);
  if (kind === 'post' && post_type !== null) return texts.postOfKind(post_type, target_id);
  if (kind === 'comment' && post_id !== null) return texts.commentOnPost(target_id, post_id);
  return texts.contentNumber(kind, target_id);
}

/** The command that shows one report with its text and addresses of its files. */
export const showReport: Command = {
  name: 'reports show',
  summary: texts.showReportSummary,
  operands: ['ID'],
  async run(context, { operands: [text = ''] }) {
    const { db, clock } = context;
    const id = readId(text);
    const [report] = await selectReports(db, sql<boolean>`reports.id = ${id}`);
    if (!report) throw new CommandError(texts.noReport(id));
    const stored = await readReportedFiles(db, [report.id]);
    const { secrets, publicUrl } = context.openLinks();
    const files = stored.map(({ id: fileId, mime_type, original_name, alt }) => {
      const path = signReportedFile({ secrets, clock }, { reportId: report.id, fileId });
      return { type: mime_type, name: original_name, alt, url: `${publicUrl}${path}` };
    });
    // Without a person, because authors must not find reports that wait among the records of theirs.
    const audited = { event: 'report_shown', userId: null, ip: null, details: { report_id: id } };
    await recordAudit(db, audited);
    const { reported_content: content, ...shown } = report;
    const lines = [
      texts.reportLine(report.id, report.settled_at !== null),
      `kind\t${contentOf(report)}`,
      `author\t${report.author}`,
      `reporter\t${report.reporter}`,
      `time\t${report.created_at.toISOString()}`,
      `reason\t${report.reason}`,
      ...(report.note === '' ? [] : [`note\t${report.note}`]),
      ...(report.appeal === null ? [] : [`appeal\t${report.appeal}`]),
      `text\t${content}`,
      ...files.map(({ type, url, name, alt }) => ['file', type, url, name, alt].join('\t').trim()),
      ...(files.length > 0 ? [texts.addressesExpire] : []),
    ];
    return { lines, json: { ...shown, content, files } };
  },
};
