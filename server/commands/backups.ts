import { resolve } from 'node:path';
import { restoreBackup } from '#server/backup/restoreBackup';
import { listDeletions } from '#server/backup/listDeletions';
import { UnusableBackup } from '#server/backup/manifest';
import { writeBackup } from '#server/backup/writeBackup';
import { repeatDeletions } from '#server/features/account/deletion/repeatDeletions';
import { recordAudit } from '#server/platform/audit';
import { CommandError, type Command } from './command';
import * as texts from './texts';

const MEBIBYTE = 2 ** 20;
const mebibytes = (bytes: number) => `${(bytes / MEBIBYTE).toFixed(1)} MiB`;

function told(error: unknown): never {
  throw error instanceof UnusableBackup ? new CommandError(error.message) : error;
}

const backup: Command = {
  name: 'data backup',
  summary: texts.backupSummary,
  operands: ['FOLDER'],
  async run(context, { operands: [folder = ''] }) {
    const { db } = context;
    const { storage } = await context.openParts();
    const path = resolve(folder);
    const done = await writeBackup({ db, storage }, path).catch(told);
    await recordAudit(db, { event: 'backup_made', userId: null, ip: null });
    const { rows, files, bytes, deleted, missing } = done;
    const lines = [
      texts.backedUp(rows, files, mebibytes(bytes), path),
      ...(deleted.length > 0 ? [texts.deletedMeanwhile(deleted.length)] : []),
      ...missing.map(texts.missingFile),
    ];
    return { lines, json: { folder: path, ...done }, failed: missing.length > 0 };
  },
};

const restore: Command = {
  name: 'data restore',
  summary: texts.restoreSummary,
  operands: ['FOLDER'],
  // The rows are restored into the schema of the backup, which is migrated afterwards.
  migrates: false,
  async run(context, { operands: [folder = ''] }) {
    const { db, clock } = context;
    const { storage } = await context.openParts();
    const path = resolve(folder);
    // Listed first: a restore that cannot know of them must not start.
    const ids = await listDeletions(storage, path);
    const done = await restoreBackup({ db, storage }, path).catch(told);
    const deletions = await repeatDeletions(db, ids, clock.now());
    await recordAudit(db, { event: 'backup_restored', userId: null, ip: null });
    const { rows, files, taken_at } = done;
    return {
      lines: [
        texts.restored(rows, files, taken_at),
        ...(deletions > 0 ? [texts.deletionsRepeated(deletions)] : []),
      ],
      json: { ...done, deletions },
    };
  },
};

/** The commands that back up and restore all data. */
export const backupCommands: readonly Command[] = [backup, restore];
