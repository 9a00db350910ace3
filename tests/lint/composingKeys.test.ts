import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(__dirname, '../..');
const NAMED_KEY = /['"](?:Enter|Escape)['"]/;
const ASKS = /\bisComposing\(/;

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ file: relative(ROOT, file), text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => NAMED_KEY.test(text));

test('every handler of Enter or Escape leaves the keys of an input method alone', () => {
  const careless = sources.filter(({ text }) => !ASKS.test(text)).map(({ file }) => file);
  expect(careless).toEqual([]);
});
