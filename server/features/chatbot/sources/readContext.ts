import type { BodyOf } from '#contract/defineCall';
import type { calls } from '#contract/calls/index';
import { CHATBOT_DOCUMENTS_MAX } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { documentNotFound, unreadablePaper } from '../documents/documentProblems';
import { findDocument, type DocumentRow } from '../documents/findDocument';
import { listDocuments } from '../documents/listDocuments';
import { touchDocuments } from '../documents/touchDocuments';
import { titleOf } from '../documents/documentPresenter';
import { readPartQuestion, type PartQuestion } from '../engine/parts/partQuestion';
import type { Source } from '../engine/source';
import { askedFact } from '../engine/titlePage/askedFact';
import { TITLE_PAGES } from '../engine/titlePage/titlePage';
import { wordsOf } from '../engine/words/terms';
import { findPaperText, findPaperTexts, type PaperText } from './findPaperTexts';
import { findAskedPages } from './askedPages';
import { asSourcePage, readPages } from './readPages';

type Ask = BodyOf<typeof calls.askChatbot>;
type SourceDeps = Pick<Deps, 'db' | 'clock'>;
type Named = Omit<Source, 'pages'> & { textId: number };

/** The words, the part of a document or the fact of its title page that a question searches for. */
interface Wanted {
  words: readonly string[];
  part: PartQuestion | null;
  hasFact: boolean;
}

/** The sources for answering a question. */
export interface Context {
  sources: Source[];
  /** Whether the caller named these documents, or can know which they are. */
  named: boolean;
}

const asPaper = ({ id, title, author, text_id, page_count }: PaperText): Named => ({
  kind: 'paper',
  id,
  title,
  author,
  textId: text_id,
  pageCount: page_count ?? undefined,
});
const asUpload = (row: DocumentRow): Named => ({
  kind: 'upload',
  id: row.id,
  title: titleOf(row),
  author: row.author,
  textId: row.text_id,
  pageCount: row.page_count ?? undefined,
});

/** The pages of the documents that are read in any case. */
async function findAsked({ db }: SourceDeps, ids: readonly number[], { part, hasFact }: Wanted) {
  const [id, ...others] = ids;
  if (part && id !== undefined && others.length === 0) return findAskedPages(db, id, part);
  return hasFact ? Array.from({ length: TITLE_PAGES }, (_, at) => at + 1) : [];
}

async function withPages(deps: SourceDeps, named: readonly Named[], wanted: Wanted) {
  const ids = named.map(({ textId }) => textId);
  const asked = await findAsked(deps, ids, wanted);
  const pages = ids.length === 0 ? [] : await readPages(deps.db, ids, wanted.words, asked);
  return named.map(({ textId, ...source }): Source => ({
    ...source,
    pages: pages.filter((page) => page.text_id === textId).map(asSourcePage),
  }));
}

async function useUploads({ db, clock }: SourceDeps, rows: readonly DocumentRow[]) {
  const ids = rows.map(({ id }) => id);
  await touchDocuments(db, ids, clock.now());
  return rows.map(asUpload);
}

async function findNamed(deps: SourceDeps, callerId: number, ask: Ask): Promise<Named[]> {
  const id = Number(ask.document_id);
  if (ask.kind === 'paper') {
    const paper = await findPaperText(deps.db, callerId, id);
    if (!paper) throw documentNotFound();
    if (paper.state !== 'readable') throw unreadablePaper();
    return [asPaper(paper)];
  }
  const document = await findDocument(deps.db, callerId, id);
  if (!document) throw documentNotFound();
  return useUploads(deps, [document]);
}

/**
 * The documents that a question refers to: the named one, the caller's latest, all of theirs, or
 * the papers on Quad. Of long documents, the pages are read that fit the searched text. Throws 404
 * for one that they may not see, 400 for a paper without readable text.
 */
export async function readContext(
  deps: SourceDeps,
  callerId: number,
  ask: Ask,
  searched: string,
): Promise<Context> {
  const part = readPartQuestion(ask.req);
  const words = wordsOf(part?.kind === 'pages' ? part.topic : searched);
  const hasFact = askedFact(ask.req) !== null;
  const read = async (named: Named[]) => ({
    sources: await withPages(deps, named, { words, part, hasFact }),
    named: true,
  });
  const papers = async () => {
    const found = await findPaperTexts(deps.db, callerId, words);
    return {
      sources: await withPages(deps, found.map(asPaper), { words, part: null, hasFact: false }),
      named: false,
    };
  };
  if (ask.document_id !== undefined) return read(await findNamed(deps, callerId, ask));
  if (ask.scope === 'help') return { sources: [], named: false };
  if (ask.scope === 'papers') return papers();
  const limit = ask.scope === 'mine' ? CHATBOT_DOCUMENTS_MAX : 1;
  const own = await listDocuments(deps.db, callerId, { limit, offset: 0 });
  if (own.length === 0 && ask.scope !== 'mine') return papers();
  // A question to all documents marks none of them as used.
  return read(limit === 1 ? await useUploads(deps, own) : own.map(asUpload));
}
