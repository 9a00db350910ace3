import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const server = path.resolve(__dirname, '../../server');

/**
 * Files that read blocks or the state of accounts, and why; every other file uses `visibility.ts`.
 */
const allowed: Readonly<Record<string, string>> = {
  'domain/people/visibility.ts': 'decides, and says who is counted as a member',
  'domain/people/changeMember.ts': 'disables and suspends accounts, and ends both',
  'features/connections/block.ts': 'writes blocks',
  'features/connections/listBlocked.ts': 'lists blocks to the blocker',
  'features/exports/sections/people.ts': 'lists blocks to the blocker, in the copy of their data',
  'domain/personalData/exportedColumns.ts': 'says what a copy of a person’s data leaves out',
  'features/chat/send/appendMessages.ts':
    'one hand-written statement that bears the cost of a message',
  'features/reports/moderation/decideReport.ts': 'suspends people',
  'features/reports/moderation/keepModeration.ts': 'ends suspensions',
  'features/reports/moderation/readPeople.ts': 'tells moderators who is suspended',
  'commands/accounts.ts': 'disables and enables accounts',
  'platform/database/tables.ts': 'names the columns',
};
const READS =
  /\bdisabled_at\b|\bsuspended_until\b|\b(?:FROM|JOIN|INTO) blocks\b|(?:From|Into|Join)\('blocks'/;

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
