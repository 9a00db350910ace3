import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';

const { commands, diacritics, mathCommands } = plugins.config.get('@bibtex').constants;

/** The combining mark of each command for an accent. */
export const ACCENTS: ReadonlyMap<string, string> = new Map(Object.entries(diacritics));

/** The sign of each command for a sign, beside those the library knows. */
export const SIGNS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(mathCommands),
  ...Object.entries(commands).map(([name, sign]) => [name, sign ?? ''] as const),
  ['aa', 'å'],
  ['AA', 'Å'],
  ['S', '§'],
  ['P', '¶'],
  ['dag', '†'],
  ['ddag', '‡'],
  ['dots', '…'],
  ['ldots', '…'],
  ['euro', '€'],
  ['pounds', '£'],
  ['lq', '‘'],
  ['rq', '’'],
  ['slash', '/'],
  ['TeX', 'TeX'],
  ['LaTeX', 'LaTeX'],
  ['BibTeX', 'BibTeX'],
  ['newline', '\n'],
  ['par', '\n'],
  ['quad', ' '],
  ['qquad', ' '],
]);

/** Commands that change only the look of a text. */
export const LOOKS: ReadonlySet<string> = new Set([
  ...[
    'bf',
    'bfseries',
    'em',
    'emph',
    'enquote',
    'ensuremath',
    'it',
    'itshape',
    'mbox',
    'mkbibbold',
  ],
  ...['mkbibemph', 'mkbibitalic', 'mkbibquote', 'protect', 'relax', 'rm', 'sc', 'scshape', 'sf'],
  ...['sl', 'slshape', 'strong', 'text', 'textbf', 'textit', 'textmd', 'textnormal', 'textrm'],
  ...['textsc', 'textsf', 'textsl', 'texttt', 'textup', 'tt', 'underline', 'url'],
]);

/** Pairs that TeX joins into one sign. */
export const JOINED: ReadonlyMap<string, string> = new Map([
  ['---', '—'],
  ['--', '–'],
  ['``', '“'],
  ["''", '”'],
  ['?`', '¿'],
  ['!`', '¡'],
]);
