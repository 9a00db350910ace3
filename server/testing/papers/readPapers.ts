import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractPdfText } from '#server/platform/pdf/extractPdfText';
import type { ReadPaper } from './measureAnswers';
import type { TestedPaper } from './paper';
import { setPaper } from './setPaper';

/** Renders papers as PDF files and reads them as the server reads an upload. */
export async function readPapers(papers: readonly TestedPaper[]): Promise<ReadPaper[]> {
  const folder = await mkdtemp(join(tmpdir(), 'quad-papers-'));
  try {
    const read: ReadPaper[] = [];
    for (const [index, paper] of papers.entries()) {
      const path = join(folder, `${index}.pdf`);
      await writeFile(path, await setPaper(paper));
      const { pages, sections } = await extractPdfText({
        owner: 1,
        path,
        name: 'a.pdf',
        field: 'file',
      });
      const texts = pages.map((text, at) => ({ page: at + 1, text, sections: sections?.[at] }));
      const source = { kind: 'paper', id: index + 1, title: paper.title, pages: texts } as const;
      read.push({ paper, source });
    }
    return read;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
