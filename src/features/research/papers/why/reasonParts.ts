import type { PaperReason } from '#contract/entities/research';
import * as texts from './texts';

const listFormat = new Intl.ListFormat('en-GB');

/**
 * Returns the reason for a recommendation in words: our texts and those by people by turns. Null for
 * reasons of later servers.
 */
export function reasonParts({
  kind,
  words = [],
  name,
  paper,
}: PaperReason): readonly string[] | null {
  switch (kind) {
    case 'interest':
      return words.length > 0 ? texts.closeToInterests(listFormat.format(words)) : null;
    case 'department':
      return words.length > 0 ? texts.closeToDepartment(listFormat.format(words)) : null;
    case 'author':
      if (name === undefined) return null;
      return paper ? texts.byAuthorOf(name, paper) : texts.byAuthorInLibrary(name);
    case 'cited':
      return paper ? texts.citedIn(paper) : null;
    case 'similar':
      return paper ? texts.like(paper) : null;
    case 'reference':
      return texts.inReferences;
    case 'colleague':
      return texts.byColleague;
    case 'new':
      return texts.newPaper;
    default:
      return null;
  }
}
