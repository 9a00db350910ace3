import { listUniversityNames } from '#server/features/universities/listUniversityNames';
import {
  mergeUniversities,
  UnknownUniversity,
} from '#server/features/universities/mergeUniversities';
import { CommandError, type Command } from './command';
import * as texts from './texts';

const list: Command = {
  name: 'universities list',
  summary: texts.listUniversitiesSummary,
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
  summary: texts.mergeSummary,
  operands: ['FROM', 'INTO'],
  async run({ db }, { operands: [from = '', into = ''] }) {
    const done = await mergeUniversities(db, from, into).catch((error: unknown) => {
      throw error instanceof UnknownUniversity ? new CommandError(error.message) : error;
    });
    const told = done.merged ? texts.merged : texts.alreadyMerged;
    return { lines: [told(from, done.into, done.total_members)], json: done };
  },
};

/** The commands for universities. */
export const universityCommands: readonly Command[] = [list, merge];
