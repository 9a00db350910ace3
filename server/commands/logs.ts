import { hashOfToken, makeToken } from '#server/platform/secrets/token';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import { CommandError, type Command, readId } from './command';
import * as texts from './texts';

const MOST_LISTED = 200;

const list: Command = {
  name: 'logs list',
  summary: texts.listLogsSummary(MOST_LISTED),
  operands: [],
  async run({ db, clock }) {
    const logs = await db
      .selectFrom('session_logs')
      .innerJoin('users', 'users.id', 'session_logs.user_id')
      .innerJoin('files', 'files.id', 'session_logs.file_id')
      .select([
        'session_logs.id',
        'users.username',
        'files.created_at',
        'session_logs.expires_at',
        'files.bytes',
        'session_logs.note',
      ])
      .where('session_logs.expires_at', '>', clock.now())
      .orderBy('session_logs.id', 'desc')
      .limit(MOST_LISTED)
      .execute();
    const lines = logs.map(({ id, username, created_at, expires_at, bytes, note }) =>
      [
        id,
        username,
        created_at.toISOString(),
        texts.until(expires_at),
        texts.kilobytes(bytes),
        note.replace(/\s+/g, ' '),
      ].join('\t'),
    );
    return { lines: lines.length > 0 ? lines : [texts.noLogs], json: logs };
  },
};

const open: Command = {
  name: 'logs open',
  summary: texts.openLogSummary,
  operands: ['ID'],
  async run(context, { operands: [text = ''] }) {
    const { db, clock } = context;
    const id = readId(text);
    const { publicUrl } = context.openLinks();
    // Only the hash is stored, so an earlier link can't be printed again. The new one replaces it.
    const token = makeToken();
    const expires_at = await inTransaction(db, async (trx) => {
      const log = await trx
        .updateTable('session_logs')
        .set({ token_hash: hashOfToken(token) })
        .where('id', '=', id)
        .where('expires_at', '>', clock.now())
        .returning(['user_id', 'expires_at'])
        .executeTakeFirst();
      if (!log) throw new CommandError(texts.noSuchLog(id));
      // With the sender, who finds it in the copy of their data.
      const audited = { event: 'log_opened', userId: log.user_id, ip: null };
      await recordAudit(trx, { ...audited, details: { log: id } });
      return log.expires_at;
    });
    const url = `${publicUrl}/replay#log=${token}`;
    return { lines: [url, texts.linkWorksUntil(expires_at)], json: { url, expires_at } };
  },
};

/** The commands for session logs that people sent. */
export const logCommands: readonly Command[] = [list, open];
