import { papers as campusPapers } from '#server/demo/content/papers';
import { people } from '#server/demo/content/people';
import { authorsOf } from '#server/demo/paperActivities';
import { drawChart } from './charts';
import type { PaperBody } from './papers/paper';

const STYLES = `
  body{font:10.5pt/1.5 'Source Serif 4',serif;color:#16202a;margin:0}
  h1{font:600 21pt/1.2 'Source Serif 4';margin:0 0 10pt}
  .authors{font:600 11pt 'Source Sans 3 Variable';margin:0}
  .places,.note{font:9pt/1.4 'Source Sans 3 Variable';color:#4a5763;margin:2pt 0}
  .abstract{border-top:1.5pt solid #12595b;border-bottom:.5pt solid #9fb0b8;padding:8pt 0;margin:14pt 0}
  h2{font:600 13pt 'Source Sans 3 Variable';color:#12595b;margin:16pt 0 4pt;break-after:avoid}
  p{margin:0 0 7pt;text-align:justify}
  figure{margin:12pt 0;break-inside:avoid}svg{width:100%;height:auto}
  figcaption{font:9pt/1.4 'Source Sans 3 Variable';color:#35424d}
  table{width:100%;border-collapse:collapse;font:9.5pt 'Source Sans 3 Variable';margin-top:4pt}
  th{text-align:left;border-bottom:1pt solid #16202a;border-top:1pt solid #16202a}td{border-bottom:.4pt solid #c8d1d6}
  th,td{padding:3pt 6pt 3pt 0}ol{padding-left:16pt}li{margin-bottom:4pt}`;

/** The HTML of a PDF and its title. The fonts are added when it is printed. */
export const htmlPage = (title: string, styles: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${styles}</style></head><body>${body}</body></html>`;

/** The small print that marks a document as made up. */
export const NOTE =
  'Made for the demo campus of Quad. The people, places of study and measurements in it are invented.';

/** Returns the demo campus's paper with this file name, without `.pdf`. */
export function campusPaper(name: string) {
  const paper = campusPapers.find(({ file }) => file === `${name}.pdf`);
  if (!paper) throw new Error(`The demo campus has no paper ${name}.`);
  return paper;
}

function tableOf({ caption, head, rows }: PaperBody['table']): string {
  const cells = (tag: string, row: readonly string[]) =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<figure><figcaption>${caption}</figcaption><table>${cells('th', head)}${rows.map((row) => cells('td', row)).join('')}</table></figure>`;
}

const figureOf = ({ chart, caption }: PaperBody['figure']) =>
  `<figure>${drawChart(chart)}<figcaption>${caption}</figcaption></figure>`;

/** A complete paper as a printable page. */
export function paperPage(name: string, body: PaperBody): string {
  const paper = campusPaper(name);
  const places = paper.authors.flatMap((author) =>
    people
      .filter(({ username }) => username === author)
      .map((person) => `${person.name}: ${person.department}, ${person.university}`),
  );
  const { figure, table } = body;
  const sections = body.sections.map(([heading, ...paragraphs], index) => {
    const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
    const tables = table.after === index ? tableOf(table) : '';
    const figures = figure.after === index ? figureOf(figure) : '';
    return `<h2>${index + 1}. ${heading}</h2>${text}${tables}${figures}`;
  });
  return htmlPage(
    paper.title,
    STYLES,
    `<h1>${paper.title}</h1><p class="authors">${authorsOf(paper).replaceAll(';', ',')}</p>
    ${places.map((place) => `<p class="places">${place}</p>`).join('')}
    <p class="places">Published ${paper.published_year}. doi:${paper.doi}</p>
    <div class="abstract"><h2 style="margin-top:0">Abstract</h2><p>${paper.abstract}</p><p class="places">Keywords: ${body.keywords}</p></div>
    ${sections.join('')}<h2>References</h2><ol>${body.references.map((one) => `<li>${one}</li>`).join('')}</ol><p class="note">${NOTE}</p>`,
  );
}
