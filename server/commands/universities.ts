import { listUniversityNames } from '#server/features/universities/listUniversityNames';
import {
  mergeUniversities,
  UnknownUniversity,
} from '#server/features/universities/mergeUniversities';
import { CommandError, type Command } from './command';

const list: Command = {
  name: 'universities list',
  summary: 'Lists universities by name, with their members and the names merged into them.',
  operands: [],
  options: { find: { type: 'string' } },
  async run({ db }, { options: { find = '' } }) {
    const universities = await listUniversityNames(db, String(find));
    const lines = universities.map(({ name, total_members, aliases }) =>
      [name, total_members, ...aliases].join('\t'),
    );
    return { lines, json: universities };
  },
};

const merge: Command = {
  name: 'universities merge',
  summary: 'Makes the university FROM a part of INTO: members, departments, hashtag and name.',
  operands: ['FROM', 'INTO'],
  async run({ db }, { operands: [from = '', into = ''] }) {
    const done = await mergeUniversities(db, from, into).catch((error: unknown) => {
      throw error instanceof UnknownUniversity ? new CommandError(error.message) : error;
    });
    const what = done.merged ? `"${from}" is merged into` : `"${from}" has been the same as`;
    const lines = [`${what} "${done.into}", which has ${done.total_members} members.`];
    return { lines, json: done };
  },
};

/** The commands for universities. */
export const universityCommands: readonly Command[] = [list, merge];
