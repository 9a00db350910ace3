import { answerQuestion } from '#server/features/chatbot/answers/answerQuestion';
import { embeddedDriver } from '#server/features/chatbot/drivers/embeddedDriver';
import type { ChatbotAnswer } from '../../../contract/entities/chatbot';
import type { ReadDocument } from './readDocument';
import { says } from './says';

/** A passage as an answer shows it. */
interface Shown {
  page: number;
  passage: string;
  /** The sentence marked in it. */
  marked: string;
}

/** The passages shown as the answer, best first; none if the document is said not to have one. */
const shownIn = ({ verdict, citations = [], further = [] }: ChatbotAnswer): Shown[] =>
  verdict === 'not_in_document'
    ? []
    : [...citations, ...further].map(({ page, quote, passage = quote }) => ({
        page,
        passage,
        marked: quote,
      }));

/** The number of shown passages that count. */
const FIRST = 3;

/** The answer to one question. */
export interface Verdict {
  title: string;
  ask: string;
  /** Empty if the document does not answer it. */
  wantedPages: readonly number[];
  shown: readonly Shown[];
  ms: number;
  declined: boolean;
  /** The first page shown answers it. */
  firstPage: boolean;
  /** One of the first three does. */
  page: boolean;
  /** The wanted words are in one of the first three passages. */
  passage: boolean;
  /** They are in the sentence marked in the first passage. */
  marked: boolean;
  /** The shown passages that are not literally on their pages. */
  invented: readonly Shown[];
}

/** Asks the embedded engine one question about a document; `at` is empty if it has no answer. */
async function askOne(
  { document, source }: ReadDocument,
  ask: string,
  at: Readonly<Record<number, string>>,
): Promise<Verdict> {
  const start = performance.now();
  const answer = await answerQuestion(embeddedDriver, ask, { sources: [source], named: true });
  const ms = performance.now() - start;
  const shown = shownIn(answer);
  const first = shown.slice(0, FIRST);
  const saysIt = (text: string) => Object.values(at).some((words) => says(text, words));
  const isOnPage = ({ page, passage }: Shown) =>
    source.pages.find((each) => each.page === page)?.text.includes(passage) ?? false;
  return {
    ...{ title: document.title, ask, shown, ms },
    wantedPages: Object.keys(at).map(Number),
    declined: shown.length === 0,
    firstPage: first[0] !== undefined && first[0].page in at,
    page: first.some(({ page }) => page in at),
    passage: first.some(({ passage }) => saysIt(passage)),
    marked: saysIt(first[0]?.marked ?? ''),
    invented: shown.filter((each) => !isOnPage(each)),
  };
}

/** Asks all questions about some documents, each about its own. */
export async function measureDocuments(documents: readonly ReadDocument[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const read of documents) {
    for (const { ask, at } of read.document.answered) verdicts.push(await askOne(read, ask, at));
    for (const ask of read.document.unanswered) verdicts.push(await askOne(read, ask, {}));
  }
  return verdicts;
}
