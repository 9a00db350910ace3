import type { LibraryItem } from '#contract/entities/library';
import { splitList } from '#contract/typed/splitList';

/** The values of the form for the note and the tags of an item. */
export interface ItemFields {
  note: string;
  /** Separated by commas. */
  tags: string;
}

/** The form values of an item. */
export const itemFieldsOf = ({ note, tags }: LibraryItem): ItemFields => ({
  note,
  tags: tags.join(', '),
});

/** The tags of a typed line, each once. */
export const tagsOf = (line: string): string[] => [...new Set(splitList(line))];

/** Loads the rules of the fields. */
export const loadItemSchema = async () =>
  (await import(/* webpackChunkName: "research-schemas" */ '../researchSchemas')).itemSchema;
