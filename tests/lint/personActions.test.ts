import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { personActions } from '#pages/replay/panels/personActions';

const ROOT = join(__dirname, '../..');

const sources = ['src/features', 'src/shared']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }).filter((entry) =>
      /(?<!\.test)\.ts$/.test(entry.name),
    ),
  )
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

/** Whether a file creates the action alone, or as a reducer of its slice. */
function exists(type: string): boolean {
  const [slice = '', name = ''] = type.split('/');
  return sources.some(
    (text) =>
      text.includes(`'${type}'`) ||
      (text.includes(`name: '${slice}'`) && new RegExp(`^    ${name}[(:]`, 'm').test(text)),
  );
}

test('the replay page knows the actions of people by the names that they have', () => {
  expect([...personActions].filter((type) => !exists(type))).toEqual([]);
});
