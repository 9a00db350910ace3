import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PackagedFile } from './assistant/askedDocument';
import { fetchPackagedFile } from './assistant/fetchPackagedFile';

/** A document to read: a manual, or several with all their pages in one file. */
export interface ReaderDocument {
  title: string;
  of: readonly PackagedFile[];
}

const guideOfLammps = (name: string): PackagedFile => ({
  package: 'lammps-doc',
  path: `usr/share/doc/lammps/html/PDF/${name}.pdf.gz`,
});
const pictured = [guideOfLammps('CG-DNA'), guideOfLammps('SPH_LAMMPS_userguide')];

/** One of more than 300 pages, and one each of the sizes that the budgets name. */
export const readerDocuments: readonly ReaderDocument[] = [
  {
    title: 'the manual of gnuplot',
    of: [{ package: 'gnuplot-doc', path: 'usr/share/doc/gnuplot/gnuplot.pdf' }],
  },
  { title: 'two guides of LAMMPS with pictures', of: pictured },
  {
    title: 'these, two more with pictures, and the reference of R',
    of: [
      ...pictured,
      guideOfLammps('MACHDYN_LAMMPS_userguide'),
      { package: 'ghostscript-doc', path: 'usr/share/doc/ghostscript/GS9_Color_Management.pdf' },
      { package: 'r-doc-pdf', path: 'usr/share/R/doc/manual/refman.pdf' },
    ],
  },
];

/** Returns the path of a document, which `qpdf` joins if it consists of several. */
export async function fetchDocument({ title, of }: ReaderDocument): Promise<string> {
  const paths: string[] = [];
  for (const file of of) paths.push(await fetchPackagedFile(file));
  const [only = ''] = paths;
  if (paths.length === 1) return only;
  const joined = join(tmpdir(), `quad-bench-${title.replace(/\W+/g, '-')}.pdf`);
  await promisify(execFile)('qpdf', ['--empty', '--pages', ...paths, '--', joined]);
  return joined;
}
