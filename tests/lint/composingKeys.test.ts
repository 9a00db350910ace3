import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(__dirname, '../..');
const NAMED_KEY = /['"](?:Enter|Escape)['"]/;
const ASKS = /\bisComposing\(/;

/** Files that name the keys for another reason than to act on them, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/features/feed/composer/ComposerForm.tsx': 'Enter is only kept from submitting the form',
};

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ file: relative(ROOT, file), text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => NAMED_KEY.test(text));

test('every handler of Enter or Escape leaves the keys of an input method alone', () => {
  const careless = sources
    .filter(({ file, text }) => !ASKS.test(text) && !(file in EXCEPTIONS))
    .map(({ file }) => file);
  expect(careless).toEqual([]);
});

test('every exception still names a key', () => {
  const files = sources.map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining(Object.keys(EXCEPTIONS)));
});
