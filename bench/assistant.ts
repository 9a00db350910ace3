import { stopPdfWorker } from '#server/platform/pdf/extractPdfText';
import { documentSets } from './lib/assistant/documents/index';
import { measureDocuments } from './lib/assistant/measureDocuments';
import { measureIndexing } from './lib/assistant/measureIndexing';
import { readDocuments, type ReadDocument } from './lib/assistant/readDocument';
import { sumUp, type Summary } from './lib/assistant/sumUp';
import type { Benchmark } from './lib/benchmark';

const MOST_MS = 50;
const MOST_INDEX_MS = 1_000;

const percent = (part: number, whole: number) => (100 * part) / whole;

/** The parts in words, as in `26 of 40 (65 %)`. */
const share = (part: number, whole: number) =>
  whole === 0 ? '–' : `${part} of ${whole} (${percent(part, whole).toFixed(0)} %)`;

function rowOf(name: string, found: Summary): string[] {
  return [
    name,
    ...[found.firstPage, found.page, found.passage, found.marked, found.wronglyDeclined].map(
      (part) => share(part, found.answerable),
    ),
    share(found.declined, found.unanswerable),
    `${found.literal} of ${found.shown}`,
    `${found.ms.median.toFixed(1)} / ${found.ms.p95.toFixed(1)}`,
  ];
}

/** The budgets for documents that nothing was tuned on. */
function budgetsOf(found: Summary) {
  const { answerable, unanswerable, shown } = found;
  const atLeast = (what: string, part: number, whole: number, least: number) => ({
    text: `${what} for at least ${least} % of ${whole} questions: ${percent(part, whole).toFixed(1)} %`,
    kept: percent(part, whole) >= least,
  });
  const wrongly = percent(found.wronglyDeclined, answerable);
  return [
    atLeast('a right page is the first', found.firstPage, answerable, 72),
    atLeast('a right page is among the first three', found.page, answerable, 85),
    atLeast('the wanted words are in a passage shown', found.passage, answerable, 80),
    atLeast('no answer where there is none,', found.declined, unanswerable, 80),
    {
      text: `at most 5 % of ${answerable} questions with an answer declined: ${wrongly.toFixed(1)} %`,
      kept: wrongly <= 5,
    },
    {
      text: `every passage is literally on its page: ${found.literal} of ${shown}`,
      kept: found.literal === shown,
    },
  ];
}

const pagesOf = ({ source }: ReadDocument) => source.pages.length;

/** The document with the most pages. */
function longestOf([first, ...others]: readonly ReadDocument[]): ReadDocument {
  if (!first) throw new Error('There are no documents.');
  return others.reduce(
    (longest, each) => (pagesOf(each) > pagesOf(longest) ? each : longest),
    first,
  );
}

/** Measures the answers from real documents, which are fetched from Debian's packages. */
export const assistant: Benchmark = {
  title: 'Assistant on real documents',
  method: `Manuals and papers that Debian packages ship as PDF are fetched with \`apt-get download\` (after an \`apt-get update\`), read
as the server reads an upload, and asked questions in the words of someone who does not know them, among them some that they
don't answer. The pages with the answer, and words of it, were looked up by hand. Half of the documents are held out: nothing
may be tuned on them. A right page counts where it is the first, or among the first three, of the passages shown; the wanted
words where they are in one of these, or in the sentence marked in the first. The German documents are packaged too. No
package has one in Bangla, so two are written for the benchmark: with their letters in the order typed, and shaped by a font,
of which our reader makes no words. [assistantQuestions.ts](assistantQuestions.ts) prints the verdict on each question of a set.`,
  async run() {
    const rows: string[][] = [];
    const read: ReadDocument[] = [];
    let heldOut: Summary | undefined;
    for (const { name, documents, isHeldOut, isShaped } of documentSets) {
      const these = await readDocuments(documents, isShaped);
      read.push(...these);
      const found = sumUp(await measureDocuments(these));
      rows.push(rowOf(name, found));
      if (isHeldOut) heldOut = found;
    }
    await stopPdfWorker();
    const longest = longestOf(read);
    const indexing = await measureIndexing(longest);
    const { ms } = sumUp(await measureDocuments([longest]));
    const pages = pagesOf(longest);
    return {
      columns: [
        ...['documents', 'first page', 'first three', 'passage', 'marked sentence'],
        ...['wrongly declined', 'declined', 'literal', 'ms, median / p95'],
      ],
      rows,
      budgets: [
        ...(heldOut ? budgetsOf(heldOut) : []),
        {
          text: `95 in 100 questions on ${pages} pages within ${MOST_MS} ms: ${ms.p95.toFixed(1)} ms, median ${ms.median.toFixed(1)} ms`,
          kept: ms.p95 <= MOST_MS,
        },
        {
          text: `${pages} pages indexed within ${MOST_INDEX_MS} ms of processor time: ${indexing.cpuMs.toFixed(0)} ms; the index takes ${indexing.megabytes.toFixed(0)} MB`,
          kept: indexing.cpuMs <= MOST_INDEX_MS,
        },
      ],
    };
  },
};
