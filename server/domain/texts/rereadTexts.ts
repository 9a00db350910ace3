import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';
import { Problem } from '#server/platform/http/problem';
import { extractPdfText } from '#server/platform/pdf/extractPdfText';
import type { PdfText } from '#server/platform/pdf/pdfText';
import { startPasses } from '#server/platform/startPasses';
import { insertDocumentText, READING } from './insertDocumentText';
import { createPostponed, type Postponed } from './postponed';

type RereadDeps = Pick<Deps, 'db' | 'storage' | 'clock' | 'log'>;

const EVERY_MS = 10_000;
const TOO_BUSY = new Set([429, 503]);

interface OldText {
  id: number;
  sha256: Buffer;
  file_name: string;
}

/** A text that an older version of the code read, with a file that has it, but none of `except`. */
async function findOldText(
  { db }: RereadDeps,
  except: readonly number[],
): Promise<OldText | undefined> {
  const { rows } = await sql<OldText>`
    SELECT document_texts.id, sha256, files.name AS file_name
    FROM document_texts
    JOIN LATERAL (
      SELECT file_id FROM papers WHERE papers.text_id = document_texts.id
      UNION ALL
      SELECT file_id FROM assistant_documents
      WHERE assistant_documents.text_id = document_texts.id
      LIMIT 1
    ) AS used ON true
    JOIN files ON files.id = used.file_id
    WHERE reading < ${READING} AND document_texts.id <> ALL(${except}::bigint[])
    ORDER BY document_texts.id LIMIT 1
  `.execute(db);
  return rows[0];
}

const isBusy = (error: unknown) => error instanceof Problem && TOO_BUSY.has(error.status);

/**
 * Reads the stored file. Returns null if it is missing or no longer readable, and throws if the
 * workers are busy or the storage fails.
 */
async function readAgain({ storage }: RereadDeps, name: string): Promise<PdfText | null> {
  const folder = await mkdtemp(join(tmpdir(), 'quad-reread-'));
  try {
    const found = await storage.read(name);
    if (!found) return null;
    const path = join(folder, 'file.pdf');
    await pipeline(found.stream, createWriteStream(path));
    // A queue of its own, so that it delays no person's uploads.
    return await extractPdfText({ owner: 'reread', path, name, field: 'file' });
  } catch (error) {
    if (error instanceof Problem && !isBusy(error)) return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function reread(deps: RereadDeps, { id, sha256, file_name }: OldText): Promise<void> {
  const text = await readAgain(deps, file_name);
  await inTransaction(deps.db, async (trx) => {
    if (text) await insertDocumentText(trx, { sha256, text, at: deps.clock.now() });
    else {
      await trx
        .updateTable('document_texts')
        .set({ reading: READING })
        .where('id', '=', id)
        .execute();
    }
  });
}

/**
 * Reads one text again that an older version of the code extracted. If its file is no longer
 * readable, the text stays as it is. After any other failure, such as unavailable storage, it is
 * retried later and the others continue. Returns whether there was such a text.
 */
export async function rereadOldText(
  deps: RereadDeps,
  postponed: Postponed = createPostponed(),
): Promise<boolean> {
  const { clock, log } = deps;
  const old = await findOldText(deps, postponed.waiting(clock.now()));
  if (!old) return false;
  try {
    await reread(deps, old);
    postponed.drop(old.id);
  } catch (error) {
    if (isBusy(error)) throw error;
    const again = postponed.postpone(old.id, clock.now());
    log.warn({ err: error, text: old.id, again }, 'an old text could not be read again');
  }
  return true;
}

/** Starts reading old texts again, one at a time. Returns a function that stops it. */
export function startRereading(deps: RereadDeps) {
  const failure = 'no old text could be read again; trying again soon';
  const postponed = createPostponed();
  return startPasses({ everyMs: EVERY_MS, log: deps.log, failure }, async () => {
    await rereadOldText(deps, postponed);
  });
}
