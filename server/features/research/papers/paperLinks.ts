import { secondsLeftOf, signLink, type LinkDeps, type LinkQuery } from '#domain/files';

const KEY_USE = 'paper-files';

/** A paper, and the reader to whom its address was given. */
export interface PaperLink {
  paperId: number;
  readerId: number;
}

const textOf = ({ paperId, readerId }: PaperLink) => `${paperId} ${readerId}`;

/**
 * Returns an address at which any holder can read the paper's file for ten minutes, as long as the
 * reader to whom it was given may see the paper.
 */
export function signPaperLink(deps: LinkDeps, link: PaperLink): string {
  const { paperId, readerId } = link;
  const signed = signLink(deps, KEY_USE, textOf(link));
  return `/api/research/papers/${paperId}/file?reader=${readerId}&${signed}`;
}

/** Whether an address was signed by us and has not expired. */
export const isPaperLink = (deps: LinkDeps, link: PaperLink, query: LinkQuery): boolean =>
  (secondsLeftOf(deps, KEY_USE, textOf(link), query) ?? -1) >= 0;
