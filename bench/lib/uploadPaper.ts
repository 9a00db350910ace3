import { copyFile, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAPER_MAX_BYTES } from '#contract/limits';
import { paperPdf } from '#server/testing/files/pdfs';
import type { SignedIn } from './browser';
import { withClient } from './withClient';

async function upload({ origin, token }: SignedIn, pdf: Buffer, title: string): Promise<number> {
  const form = new FormData();
  const fields = { title, author: 'Debian', research_field: 'Manuals' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const file = new Blob([new Uint8Array(pdf)], { type: 'application/pdf' });
  form.set('file', file, 'manual.pdf');
  const response = await fetch(`${origin}/api/research/upload-paper/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { id } = (await response.json()) as { id?: number };
  if (id === undefined) throw new Error(`${title} was not uploaded: ${response.status}`);
  return id;
}

/**
 * Uploads a PDF as a paper, and returns its id. One that is too large for a paper takes the place of
 * a small one in the files of the bench's server.
 */
export async function uploadPaper(
  user: SignedIn,
  connectionString: string,
  { path, title }: { path: string; title: string },
): Promise<number> {
  const { size } = await stat(path);
  if (size <= PAPER_MAX_BYTES) return upload(user, await readFile(path), title);
  const id = await upload(user, await paperPdf({ pages: [title] }), title);
  const name = await withClient(connectionString, async (client) => {
    const query = `UPDATE files SET bytes = $2 WHERE id = (SELECT file_id FROM papers WHERE id = $1)
      RETURNING name`;
    const { rows } = await client.query<{ name: string }>(query, [id, size]);
    return rows[0]?.name ?? '';
  });
  await copyFile(path, join(tmpdir(), 'files', name.slice(0, 2), name));
  return id;
}
