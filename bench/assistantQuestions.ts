import { stopPdfWorker } from '#server/platform/pdf/extractPdfText';
import { documentSets } from './lib/assistant/documents/index';
import { measureDocuments, type Verdict } from './lib/assistant/measureDocuments';
import { readDocuments } from './lib/assistant/readDocument';
import { sumUp } from './lib/assistant/sumUp';

const LONGEST = 160;

/** The verdict in a word: the first of these that holds. */
function wordFor({ wantedPages, declined, page, passage, marked }: Verdict): string {
  if (wantedPages.length === 0) return declined ? 'declined' : 'ANSWERED';
  if (declined) return 'DECLINED';
  if (!page) return 'WRONG PAGE';
  if (!passage) return 'page';
  return marked ? 'marked' : 'passage';
}

function print(verdict: Verdict): void {
  const { title, ask, wantedPages, shown, firstPage } = verdict;
  const cited = shown.map(({ page }) => page).join(', ') || '–';
  const wanted = wantedPages.join(', ') || '–';
  const place = wantedPages.length > 0 && !firstPage ? ' (not the first)' : '';
  console.log(`${wordFor(verdict)}${place}\t${title}: ${ask}`);
  console.log(`\tcited ${cited}; wanted ${wanted}; ${shown[0]?.marked.slice(0, LONGEST) ?? ''}`);
}

/** Prints each question about the named set of documents with its verdict and the pages cited. */
async function main(name: string | undefined): Promise<void> {
  const wanted = documentSets.find((each) => each.name === name);
  if (!wanted) {
    const known = documentSets.map((each) => `"${each.name}"`).join(', ');
    throw new Error(`Name one of the sets ${known}.`);
  }
  try {
    const verdicts = await measureDocuments(await readDocuments(wanted.documents, wanted.isShaped));
    verdicts.forEach(print);
    console.log(sumUp(verdicts));
  } finally {
    await stopPdfWorker();
  }
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
