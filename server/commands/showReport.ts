import type { Kysely } from 'kysely';
import { selectReportedFiles, signReportedFile } from '#server/features/posts/reportedFiles';
import type { Tables } from '#server/platform/database/tables';
import { CommandError, type Command, readId } from './command';
import * as texts from './texts';

/** A report with the names of both people, and the kind of its post. Throws if there is none. */
function findReport(db: Kysely<Tables>, id: number) {
  return db
    .selectFrom('post_reports as report')
    .innerJoin('users as author', 'author.id', 'report.author_id')
    .innerJoin('users as reporter', 'reporter.id', 'report.reporter_id')
    .leftJoin('posts', 'posts.id', 'report.post_id')
    .where('report.id', '=', id)
    .select([
      'report.id',
      'report.post_id',
      'posts.post_type',
      'author.username as author',
      'reporter.username as reporter',
      'report.reason',
      'report.reported_content as content',
      'report.created_at',
      'report.settled_at',
    ])
    .executeTakeFirstOrThrow(() => new CommandError(texts.noReport(id)));
}

/** The command that shows one report with its text and addresses of its files. */
export const showReport: Command = {
  name: 'reports show',
  summary: texts.showReportSummary,
  operands: ['ID'],
  async run(context, { operands: [text = ''] }) {
    const { db, clock } = context;
    const report = await findReport(db, readId(text));
    const stored = await selectReportedFiles(db, report.id).execute();
    const { secrets, publicUrl } = context.openLinks();
    const files = stored.map(({ id: fileId, mime_type, original_name, alt }) => {
      const path = signReportedFile({ secrets, clock }, { reportId: report.id, fileId });
      return { type: mime_type, name: original_name, alt, url: `${publicUrl}${path}` };
    });
    const { post_id: postId, post_type: postType } = report;
    const lines = [
      texts.reportLine(report.id, report.settled_at !== null),
      `kind\t${postId === null || postType === null ? texts.postGone : texts.postOfKind(postType, postId)}`,
      `author\t${report.author}`,
      `reporter\t${report.reporter}`,
      `time\t${report.created_at.toISOString()}`,
      `reason\t${report.reason}`,
      `text\t${report.content}`,
      ...files.map(({ type, url, name, alt }) => ['file', type, url, name, alt].join('\t').trim()),
      ...(files.length > 0 ? [texts.addressesExpire] : []),
    ];
    return { lines, json: { ...report, kind: 'post', files } };
  },
};
