import type { DocumentRow } from './documentRepository';

/** What a document is called: by itself, else by its file. */
export const titleOf = ({
  title,
  original_name,
}: Pick<DocumentRow, 'title' | 'original_name'>): string => title || original_name;
