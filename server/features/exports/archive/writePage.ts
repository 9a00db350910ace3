import { escapeHtml } from '#server/platform/text';
import { sections } from '../sections/index';
import type { Reader, Section } from '../sections/section';
import { rowHtml } from './rowHtml';
import { PAGE_STYLE } from './pageStyle';
import * as texts from './texts';

// Nothing in the page can run, and nothing is fetched from elsewhere.
const POLICY = "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'";

async function* sectionHtml(
  { key, title, about, groupBy, rows }: Section,
  reader: Reader,
): AsyncGenerator<string> {
  yield `<section id="${key}" aria-labelledby="${key}-title">
<h2 id="${key}-title">${escapeHtml(title)}</h2><p class="about">${escapeHtml(about)}</p>\n`;
  let count = 0;
  let group: unknown;
  for await (const batch of rows(reader)) {
    count += batch.length;
    yield batch
      .map((row) => {
        const found = groupBy === undefined ? undefined : row[groupBy];
        const heading =
          found === group ? '' : `<h3>${escapeHtml(typeof found === 'string' ? found : '')}</h3>`;
        group = found;
        return heading + rowHtml(row, groupBy);
      })
      .join('');
  }
  if (count === 0) yield `<p>${texts.nothing}</p>`;
  yield `<p><a href="#contents">${texts.toContents}</a></p></section>\n`;
}

/** The page of an archive, piece by piece: readable without a network, and without scripts. */
export async function* writePage(
  reader: Reader,
  username: string,
  at: Date,
): AsyncGenerator<string> {
  const title = escapeHtml(texts.pageTitle(username));
  const links = sections.map(
    ({ key, title: name }) => `<li><a href="#${key}">${escapeHtml(name)}</a></li>`,
  );
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header><h1>${title}</h1>
<p>${escapeHtml(texts.pageLead(at.toISOString().slice(0, 10)))}</p><p>${escapeHtml(texts.pageFiles)}</p></header>
<nav id="contents" aria-labelledby="contents-title"><h2 id="contents-title">${texts.contents}</h2>
<ul>${links.join('')}</ul></nav>
<main>
`;
  for (const each of sections) yield* sectionHtml(each, reader);
  yield '</main>\n</body>\n</html>\n';
}
