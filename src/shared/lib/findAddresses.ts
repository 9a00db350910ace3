import { LinkifyIt } from 'linkify-it';
import { safeUrl } from './safeUrl';

/** A web address found in a text. */
export interface FoundAddress {
  /** Where in the text it starts, and where it has ended. */
  start: number;
  end: number;
  href: string;
}

const finder = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false });

/** The safe web addresses in what a person wrote, in their order. */
export function findAddresses(text: string): FoundAddress[] {
  return (finder.match(text) ?? []).flatMap(({ index, lastIndex, schema, url }) => {
    // Whoever writes an address without its scheme means the safe one.
    const href = safeUrl(schema === '' ? url.replace(/^http:/, 'https:') : url);
    return href === null || href.startsWith('/') ? [] : [{ start: index, end: lastIndex, href }];
  });
}
