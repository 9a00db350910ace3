import type { ChatbotUpload } from '#contract/entities/chatbot';
import type { Deps } from '#domain/deps';
import { asSourcePage, readPages } from '../sources/readPages';
import { findPaperText } from '../sources/findPaperTexts';
import { analyse } from './analyse';
import { documentNotFound, unreadablePaper } from './documentProblems';

/**
 * Summarises a paper on Quad as an upload of its file would be. Throws 404 if the caller may not
 * see it, 400 if it has no readable text.
 */
export async function openPaper(
  { db }: Pick<Deps, 'db'>,
  callerId: number,
  id: number,
): Promise<ChatbotUpload & { title: string }> {
  const paper = await findPaperText(db, callerId, id);
  if (!paper) throw documentNotFound();
  if (paper.state !== 'readable') throw unreadablePaper();
  const { title, text_id: textId } = paper;
  const pages = (await readPages(db, [textId], [])).map(asSourcePage);
  const pageCount = paper.page_count ?? pages.length;
  return {
    ...(await analyse({ kind: 'paper', id, title, pages, pageCount })),
    document_id: id,
    kind: 'paper',
    pages: pageCount,
    title,
  };
}
