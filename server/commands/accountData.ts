import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createExportWriters } from '#server/app/createExportWriters';
import { scheduleDeletion } from '#server/features/account/deletion/requestDeletion';
import { writeArchive } from '#server/features/exports/archive/writeArchive';
import { fileName } from '#server/features/exports/texts';
import { recordAudit } from '#server/platform/audit';
import type { FileStorage } from '#server/platform/storage/fileStorage';
import { CommandError, type Command } from './command';
import { openAccountParts, requireNamed } from './findAccount';
import * as texts from './texts';

/** The storage, but files are written to a path. Only the owner of the process may read them. */
const writingTo = (storage: FileStorage, path: string): FileStorage => ({
  ...storage,
  read: (name, range) => storage.read(name, range),
  write: (_name, data) =>
    pipeline(Readable.from(data), createWriteStream(path, { mode: 0o600, flags: 'wx' })),
});

/** Writes the copy of a person's data that they could ask for themselves. */
export const exportAccount: Command = {
  name: 'accounts export',
  summary: texts.exportSummary,
  operands: ['USERNAME', 'FOLDER'],
  async run(context, { operands: [name = '', folder = ''] }) {
    const { db, clock } = context;
    const { id, username } = await requireNamed(db, name);
    const { storage, log } = await context.openParts();
    const { publicUrl } = context.openLinks();
    const at = clock.now();
    await mkdir(folder, { recursive: true });
    const path = join(folder, fileName(username, at.toISOString().slice(0, 10)));
    const partial = `${path}.part`;
    const parts = { db, log, storage: writingTo(storage, partial) };
    const writers = createExportWriters({ config: { publicUrl } });
    const wanted = { person: { id, username }, name: partial, at };
    try {
      // The rest of an earlier attempt that was killed.
      await rm(partial, { force: true });
      await writeArchive(parts, writers, wanted, new AbortController().signal);
      await rename(partial, path);
    } finally {
      await rm(partial, { force: true });
    }
    await recordAudit(db, { event: 'data_exported', userId: id, ip: null });
    return { lines: [texts.exported(username, path)], json: { username, path } };
  },
};

/**
 * Requests the deletion of an account as its owner could. With --now deletes it, which no one can take
 * back, so that without --yes it only says so.
 */
export const deleteAccount: Command = {
  name: 'accounts delete',
  summary: texts.deleteSummary,
  operands: ['USERNAME'],
  options: { now: { type: 'boolean' }, yes: { type: 'boolean' } },
  async run(context, { operands: [name = ''], options: { now, yes } }) {
    const { id, username, deletion_at } = await requireNamed(context.db, name);
    const isNow = now === true;
    if (isNow && yes !== true) {
      const lines = [texts.wouldDeleteNow(username), texts.deleteWithYes];
      return { lines, json: { username, deletion_at } };
    }
    const at = await scheduleDeletion(await openAccountParts(context), id, { isNow });
    if (!at) throw new CommandError(texts.deletionPending(username));
    return {
      lines: [isNow ? texts.deletedNow(username) : texts.deletedAt(username, at)],
      json: { username, deletion_at: at },
    };
  },
};
