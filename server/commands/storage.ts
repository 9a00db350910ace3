import { MEGABYTE } from '#contract/limits';
import type { Command } from './command';
import * as texts from './texts';

const MOST_LISTED = 50;

const usage: Command = {
  name: 'storage usage',
  summary: texts.usageSummary(MOST_LISTED),
  operands: [],
  async run({ db }) {
    const people = await db
      .selectFrom('users')
      .select((person) => [
        'username',
        'stored_bytes',
        person
          .selectFrom('files')
          .whereRef('files.owner_id', '=', 'users.id')
          .select((file) => file.fn.countAll<number>().as('count'))
          .as('files'),
      ])
      .where('stored_bytes', '>', 0)
      .orderBy('stored_bytes', 'desc')
      .orderBy('username')
      .limit(MOST_LISTED)
      .execute();
    const lines = people.map(({ username, stored_bytes, files }) =>
      [username, (stored_bytes / MEGABYTE).toFixed(1), files].join('\t'),
    );
    return { lines: lines.length > 0 ? lines : [texts.nothingStored], json: people };
  },
};

/** The commands for stored files. */
export const storageCommands: readonly Command[] = [usage];
