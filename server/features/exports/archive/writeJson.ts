import { sections } from '../sections/index';
import type { Reader } from '../sections/section';
import * as texts from './texts';

/** Changes when a key of quad.json is renamed or removed. */
const FORMAT = 1;

/** A value as indented JSON, whose lines after the first begin with the given blanks. */
export const indented = (value: unknown, by: string) =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`);

/**
 * The text of quad.json, piece by piece: `about` explains the file and every key, the others are
 * lists of rows.
 */
export async function* writeJson(
  reader: Reader,
  username: string,
  at: Date,
): AsyncGenerator<string> {
  const keys = Object.fromEntries(sections.map(({ key, about }) => [key, about]));
  const about = {
    product: 'Quad',
    format: FORMAT,
    username,
    exported_at: at,
    explanation: texts.jsonExplanation,
    keys,
  };
  yield `{\n  "about": ${indented(about, '  ')}`;
  for (const { key, rows } of sections) {
    yield `,\n  ${JSON.stringify(key)}: [`;
    let separator = '\n    ';
    for await (const batch of rows(reader)) {
      yield batch
        .map((row) => {
          const text = separator + indented(row, '    ');
          separator = ',\n    ';
          return text;
        })
        .join('');
    }
    yield '\n  ]';
  }
  yield '\n}\n';
}
