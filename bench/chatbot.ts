import { embeddedDriver } from '#server/features/chatbot/drivers/embeddedDriver';
import { stopPdfWorker } from '#server/platform/pdf/extractPdfText';
import { heldOutPapers, testedPapers, tuningPapers } from '#server/testing/papers/index';
import { measureAnswers, type Measured } from '#server/testing/papers/measureAnswers';
import { readPapers } from '#server/testing/papers/readPapers';
import { setPaper } from '#server/testing/papers/setPaper';
import type { ChatbotUpload } from '../contract/entities/chatbot';
import type { Benchmark } from './lib/benchmark';
import { startServer } from './lib/startServer';
import { median } from './lib/statistics';

const PAGES = 40;
/** Number of test-paper texts on each page, which then has about 400 words. */
const TEXTS_A_PAGE = 4;
/** Below the limit per account in five minutes. */
const QUESTIONS = 20;
const MOST_MS = 1_000;
const RIGHT_PAGES = 0.85;
const DECLINED = 0.8;

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function rowOf(name: string, found: Measured): string[] {
  const { questions, rightPage, answered, quotes, literalQuotes, unanswerable, declined } = found;
  return [
    name,
    `${rightPage} of ${questions} (${percent(rightPage, questions)})`,
    `${answered} of ${questions} (${percent(answered, questions)})`,
    `${literalQuotes} of ${quotes}`,
    `${declined} of ${unanswerable} (${percent(declined, unanswerable)})`,
  ];
}

/** Creates a paper as long as a review, by repeating the texts of the test papers. */
function longPaper(): Promise<Buffer> {
  const texts = testedPapers.flatMap(({ pages }) => pages);
  const pages = Array.from({ length: PAGES }, (_, page) =>
    Array.from(
      { length: TEXTS_A_PAGE },
      (_each, index) => texts[(page * TEXTS_A_PAGE + index) % texts.length] ?? '',
    )
      .join('\n\n')
      .replaceAll(/^[|#].*\n*/gm, ''),
  );
  const of = { title: 'Everything at once', answered: [], unanswered: [] };
  return setPaper({ ...of, layout: 'plain', pages });
}

async function post<T>(address: string, token: string, form: FormData): Promise<T> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(address, { method: 'POST', headers, body: form });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/**
 * Returns the milliseconds from each question to its answer, for a long PDF that was uploaded
 * before.
 */
async function timeAnswers(origin: string, token: string): Promise<number[]> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await longPaper())]), 'long.pdf');
  const document = await post<ChatbotUpload>(`${origin}/api/chatbot/upload_pdf/`, token, form);
  if (document.pages !== PAGES) throw new Error(`The paper has ${document.pages} pages.`);
  const times: number[] = [];
  const asked = testedPapers.flatMap(({ answered }) => answered).slice(0, QUESTIONS);
  for (const { ask } of asked) {
    const question = new FormData();
    question.append('req', ask);
    question.append('document_id', String(document.document_id));
    const start = performance.now();
    await post(`${origin}/api/chatbot/hugapi/`, token, question);
    times.push(performance.now() - start);
  }
  return times;
}

/** Measures the accuracy and speed of the chatbot's embedded engine. */
export const chatbot: Benchmark = {
  title: 'Chatbot',
  method: `Twelve papers are set as PDF files (tables, two columns, ligatures, words cut at line ends) and read as
the server reads what it is handed. 60 questions with a known page and answer are put to each paper alone, and 18 that
it does not answer; the engine was tuned on eight of the papers, and the other four are held out. The right page counts
where it is among the first three passages shown, an answer where the known words are in the passage given as the
answer. Then ${QUESTIONS} questions about a PDF of ${PAGES} pages go to the server over HTTP, one after the other; nothing of an
answer is kept for the next.`,
  async run(campuses) {
    const read = await readPapers(testedPapers);
    await stopPdfWorker();
    const measure = (which: readonly (typeof testedPapers)[number][]) =>
      measureAnswers(
        embeddedDriver,
        read.filter(({ paper }) => which.includes(paper)),
      );
    const tuned = await measure(tuningPapers);
    const heldOut = await measure(heldOutPapers);
    const all = await measure(testedPapers);
    const sources = read.map(({ source }) => source);
    const together = await measureAnswers(embeddedDriver, read, sources);
    const campus = await campuses.campus('small');
    const server = await startServer('quad', campus.connectionString);
    const times = await timeAnswers(server.origin, campus.token).finally(() => server.stop());
    const [first = 0] = times;
    const slowest = Math.max(...times);
    return {
      columns: ['papers', 'right page in the first 3', 'answered', 'literal quotes', 'declined'],
      rows: [
        rowOf('eight to tune on', tuned),
        rowOf('four held out', heldOut),
        rowOf('all twelve', all),
        rowOf('all twelve, asked all at once', together),
      ],
      budgets: [
        ...[heldOut, all].flatMap((found) => [
          {
            text: `the right page for ${percent(found.rightPage, found.questions)} of ${found.questions} questions, at least 85 %`,
            kept: found.rightPage >= RIGHT_PAGES * found.questions,
          },
          {
            text: `${percent(found.declined, found.unanswerable)} of ${found.unanswerable} without an answer declined, at least 80 %`,
            kept: found.declined >= DECLINED * found.unanswerable,
          },
        ]),
        {
          text: `every quote is on its page: ${all.literalQuotes} of ${all.quotes}`,
          kept: all.literalQuotes === all.quotes && together.literalQuotes === together.quotes,
        },
        {
          text: `the first answer from ${PAGES} pages within ${MOST_MS} ms: ${first.toFixed(0)} ms, median of ${times.length} ${median(times).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
          kept: first <= MOST_MS,
        },
      ],
    };
  },
};
