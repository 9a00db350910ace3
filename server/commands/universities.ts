import {
  describeUniversity,
  confirmUniversity,
} from '#server/features/universities/describeUniversity';
import { listUniversityNames } from '#server/features/universities/listUniversityNames';
import { mergeUniversities } from '#server/features/universities/mergeUniversities';
import { UniversityRefusal } from '#server/features/universities/universityRefusal';
import {
  addDomain,
  listDomains,
  removeDomain,
} from '#server/features/universities/universityDomains';
import { CommandError, type Command } from './command';
import * as texts from './texts';

/** Reports a refusal in one line. */
const explained = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof UniversityRefusal ? new CommandError(error.message) : error;
  });

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
    const done = await explained(mergeUniversities(db, from, into));
    const told = done.merged ? texts.merged : texts.alreadyMerged;
    return { lines: [told(from, done.into, done.total_members)], json: done };
  },
};

const listAllDomains: Command = {
  name: 'universities domains list',
  summary: texts.listDomainsSummary,
  operands: [],
  async run({ db }) {
    const domains = await listDomains(db);
    const lines = domains.map(({ domain, university }) => `${domain}\t${university}`);
    return { lines: lines.length > 0 ? lines : [texts.noDomains], json: domains };
  },
};

const addOneDomain: Command = {
  name: 'universities domains add',
  summary: texts.addDomainSummary,
  operands: ['NAME', 'DOMAIN'],
  async run({ db }, { operands: [name = '', domain = ''] }) {
    const added = await explained(addDomain(db, name, domain));
    return { lines: [texts.domainAdded(added.domain, added.university)], json: added };
  },
};

const removeOneDomain: Command = {
  name: 'universities domains remove',
  summary: texts.removeDomainSummary,
  operands: ['DOMAIN'],
  async run({ db }, { operands: [domain = ''] }) {
    const removed = await explained(removeDomain(db, domain));
    return { lines: [texts.domainRemoved(removed.domain, removed.university)], json: removed };
  },
};

const describe: Command = {
  name: 'universities describe',
  summary: texts.describeSummary,
  operands: ['NAME'],
  options: { text: { type: 'string' }, url: { type: 'string' } },
  async run({ db }, { operands: [name = ''], options: { text, url } }) {
    if (text === undefined && url === undefined) throw new CommandError(texts.nothingToDescribe);
    const about = typeof text === 'string' ? text : undefined;
    const link = typeof url === 'string' ? url : undefined;
    const described = await explained(describeUniversity(db, name, { about, link }));
    return { lines: [texts.described(described.name)], json: described };
  },
};

const confirm: Command = {
  name: 'universities confirm',
  summary: texts.confirmSummary,
  operands: ['NAME'],
  async run({ db, clock }, { operands: [name = ''] }) {
    const confirmed = await explained(confirmUniversity(db, name, clock.now()));
    return { lines: [texts.confirmed(confirmed.name)], json: confirmed };
  },
};

/** The commands for universities. */
export const universityCommands: readonly Command[] = [
  list,
  merge,
  describe,
  confirm,
  listAllDomains,
  addOneDomain,
  removeOneDomain,
];
