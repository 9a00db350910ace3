import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const server = path.resolve(__dirname, '../../server');

/**
 * Files that read blocks or the state of accounts, and why; every other file uses `visibility.ts`.
 */
const allowed: Readonly<Record<string, string>> = {
  'domain/people/visibility.ts': 'decides, and says who is counted as a member',
  'features/connections/block.ts': 'writes blocks',
  'features/connections/listBlocked.ts': 'lists blocks to the blocker',
  'features/chat/send/appendMessages.ts':
    'one hand-written statement that bears the cost of a message',
  'commands/accounts.ts': 'disables and enables accounts',
  'platform/database/tables.ts': 'names the columns',
};
const READS = /\bdisabled_at\b|\b(?:FROM|JOIN|INTO) blocks\b|(?:From|Into|Join)\('blocks'/;

const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.split(path.sep).join('/'))
  // Signing in needs the state of the account; migrations and test helpers decide nothing.
  .filter((file) => !/^(?:features\/account|migrations|testing)\//.test(file));

test('only one file decides who can see whom', () => {
  const readers = sources.filter((file) =>
    READS.test(readFileSync(path.join(server, file), 'utf8')),
  );
  expect(readers.sort()).toEqual(Object.keys(allowed).sort());
});
