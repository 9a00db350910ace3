import * as texts from '../texts';
import { PARENT_TYPE, type RawEntry, type RawRefusal } from './parseBibtex';

/** Ancestors beyond this are left out; BibTeX itself knows one. */
const MOST_GENERATIONS = 8;
/**
 * Characters that fields of other entries may add to a file in all, counting looked up fields, so
 * that a parent with many fields can't multiply them.
 */
const INHERITED_MAX_LENGTH = 2_000_000;

/** Fields about an entry itself: no chapter has the DOI, the pages or the abstract of its book. */
const OWN: ReadonlySet<string> = new Set([
  ...['abstract', 'addendum', 'annotation', 'annote', 'crossref', 'doi', 'eid', 'eprint', 'file'],
  ...['howpublished', 'ids', 'keywords', 'label', 'note', 'options', 'pages', 'pagetotal', 'pmid'],
  ...['related', 'shorthand', 'shorttitle', 'subtitle', 'title', 'titleaddon', 'type', 'url'],
  ...['urldate', 'xdata', 'xref'],
]);

/** The parts of a date, none of which is inherited by an entry that has a year. */
const DATES: ReadonlySet<string> = new Set(['date', 'year', 'month', 'day']);

/** The fields that have a value. */
const filled = ({ fields }: RawEntry): RawEntry['fields'] =>
  fields.filter(([, value]) => value.trim() !== '');
const valueOf = (entry: RawEntry, name: string): string =>
  filled(entry).find(([each]) => each === name)?.[1] ?? '';
const keyOf = (key: string): string => key.trim().toLowerCase();

/** The title of a parent as that of the book or journal, or as the title of an entry without one. */
function inheritedTitle(child: RawEntry, parent: RawEntry): RawEntry['fields'] {
  const title = [valueOf(parent, 'title'), valueOf(parent, 'subtitle')].filter(Boolean).join(': ');
  if (title === '') return [];
  if (valueOf(child, 'title') === '') return [['title', title]];
  const names = child.type === 'article' ? ['journal', 'journaltitle'] : ['booktitle'];
  const has = names.some((name) => valueOf(child, name) || valueOf(parent, name));
  return has ? [] : [[names[0] ?? '', title]];
}

/** Adds the fields to the entries of a file that they inherit from those they refer to. */
class Inheritance {
  private readonly parents = new Map<string, RawEntry>();
  private added = 0;

  constructor(all: readonly (RawEntry | RawRefusal)[]) {
    for (const each of all)
      if (!('reason' in each) && each.key !== '' && !this.parents.has(keyOf(each.key)))
        this.parents.set(keyOf(each.key), each);
  }

  /** The entry that one refers to, the one to which that refers, and so on; none of them twice. */
  private ancestorsOf(entry: RawEntry): RawEntry[] {
    const line = [entry];
    while (line.length <= MOST_GENERATIONS) {
      const parent = this.parents.get(keyOf(valueOf(line.at(-1) ?? entry, 'crossref')));
      if (!parent || line.includes(parent)) break;
      line.push(parent);
    }
    return line.slice(1);
  }

  private inherit(child: RawEntry, parent: RawEntry): RawEntry | null {
    this.added += parent.fields.length + child.fields.length;
    const has = new Set(filled(child).map(([name]) => name));
    const isDated = has.has('date') || has.has('year');
    const isInherited = (name: string) =>
      !OWN.has(name) && !has.has(name) && !(isDated && DATES.has(name));
    const more = [
      ...inheritedTitle(child, parent),
      ...filled(parent).filter(([name]) => isInherited(name)),
    ];
    for (const [, value] of more) this.added += value.length;
    if (this.added > INHERITED_MAX_LENGTH) return null;
    return { ...child, fields: [...child.fields, ...more] };
  }

  /** The entry with what it inherits. A reference to an entry that is missing stays a field. */
  resolve(entry: RawEntry): RawEntry | RawRefusal {
    const ancestors = this.ancestorsOf(entry);
    if (ancestors.length === 0) return entry;
    let child: RawEntry | null = {
      ...entry,
      fields: entry.fields.filter(([name]) => name !== 'crossref'),
    };
    for (const parent of ancestors) child = child && this.inherit(child, parent);
    return child ?? { line: entry.line, reason: texts.inheritsTooMuch };
  }
}

/** Adds the fields that entries inherit by `crossref`, and leaves out what is there only for that. */
export function inheritFields(all: readonly (RawEntry | RawRefusal)[]): (RawEntry | RawRefusal)[] {
  const inheritance = new Inheritance(all);
  return all
    .filter((each) => 'reason' in each || each.type !== PARENT_TYPE)
    .map((each) => ('reason' in each ? each : inheritance.resolve(each)));
}
