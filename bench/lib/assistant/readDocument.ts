import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Source } from '#server/features/chatbot/engine/source';
import { extractPdfText } from '#server/platform/pdf/extractPdfText';
import type { AskedDocument } from './askedDocument';
import { fetchPackagedFile } from './fetchPackagedFile';
import { says } from './says';
import { setPages } from './setPages';

/** A document as the server reads it. */
export interface ReadDocument {
  document: AskedDocument;
  source: Source;
}

async function readPdf(document: AskedDocument, path: string): Promise<ReadDocument> {
  const { state, pages, sections } = await extractPdfText({
    owner: 1,
    path,
    name: 'a.pdf',
    field: 'file',
  });
  if (pages.length === 0)
    throw new Error(`The server does not read “${document.title}”: ${state}.`);
  const texts = pages.map((text, at) => ({ page: at + 1, text, sections: sections?.[at] }));
  const pageCount = pages.length;
  return {
    document,
    source: { kind: 'upload', id: 1, title: document.title, pages: texts, pageCount },
  };
}

/** Throws if a page does not have the words it is said to have, as in another version. */
function checkAnswers({ document, source }: ReadDocument): void {
  for (const { ask, at } of document.answered) {
    for (const [page, words] of Object.entries(at)) {
      if (!says(source.pages[Number(page) - 1]?.text ?? '', words)) {
        throw new Error(`“${words}” is not on page ${page} of “${document.title}” (${ask})`);
      }
    }
  }
}

/**
 * Fetches or sets a document, and reads it as the server reads an upload. Throws if the known
 * answers are not on their pages.
 */
async function readDocument(document: AskedDocument, isShaped: boolean): Promise<ReadDocument> {
  const { from } = document;
  if ('package' in from) {
    const read = await readPdf(document, await fetchPackagedFile(from));
    checkAnswers(read);
    return read;
  }
  const folder = await mkdtemp(join(tmpdir(), 'quad-bench-set-'));
  try {
    const path = join(folder, 'a.pdf');
    await writeFile(path, await setPages(document, from.pages, isShaped));
    const read = await readPdf(document, path);
    // The words of shaped letters are what is missing.
    if (!isShaped) checkAnswers(read);
    return read;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads documents one after the other; those to be set with their letters shaped, or as typed. */
export async function readDocuments(
  documents: readonly AskedDocument[],
  isShaped = false,
): Promise<ReadDocument[]> {
  const read: ReadDocument[] = [];
  for (const document of documents) read.push(await readDocument(document, isShaped));
  return read;
}
