import type { FoundAddress } from '#contract/addresses/findAddresses';
import { namesIn } from '#contract/mentions';
import { hashtagsIn } from '#contract/words/hashtags';
import { paths } from '#shared/paths';

/** A segment of a post: plain text, or a link to an external address or an internal route. */
export interface TextPart {
  text: string;
  /** The start index in the whole text. */
  start: number;
  href?: string;
  to?: string;
}

/** A hashtag or a name, and where it links to. */
interface Found {
  start: number;
  end: number;
  to: string;
}

/** The maximum number of links; further tags and names stay plain text. */
const MAX_TAGS = 500;

function findTags(text: string, offset: number): Found[] {
  return Array.from(hashtagsIn(text), ({ start, end }) => ({
    start: offset + start,
    end: offset + end,
    to: paths.searchFor(text.slice(start, end)),
  }));
}

function findNames(text: string, mentions: readonly string[]): Found[] {
  if (mentions.length === 0) return [];
  const known = new Set(mentions.map((name) => name.toLowerCase()));
  return namesIn(text)
    .filter(({ name }) => known.has(name.toLowerCase()))
    .map(({ name, start, end }) => ({ start, end, to: paths.profile(name) }));
}

/**
 * Splits user-written text into plain text, the addresses found in it, #hashtags and those @names
 * that mention someone.
 */
export function splitText(
  text: string,
  mentions: readonly string[],
  addresses: readonly FoundAddress[],
): TextPart[] {
  const names = findNames(text, mentions);
  const parts: TextPart[] = [];
  let end = 0;
  let tagsLeft = MAX_TAGS;
  let nth = 0;
  const addPlain = (until: number) => {
    if (until > end) parts.push({ text: text.slice(end, until), start: end });
  };
  const addTags = (until: number) => {
    const found = findTags(text.slice(end, until), end);
    for (let name = names[nth]; name && name.end <= until; name = names[nth]) {
      if (name.start >= end) found.push(name);
      nth += 1;
    }
    found.sort((a, b) => a.start - b.start).splice(tagsLeft);
    tagsLeft -= found.length;
    for (const { start, end: next, to } of found) {
      addPlain(start);
      parts.push({ text: text.slice(start, next), start, to });
      end = next;
    }
    addPlain(until);
  };
  for (const { start, end: next, href } of addresses) {
    addTags(start);
    parts.push({ text: text.slice(start, next), start, href });
    end = next;
  }
  addTags(text.length);
  return parts;
}

/**
 * Returns the hashtag that a text consists of, without `#`, in the form in which posts are found by
 * it. Returns null for any other text.
 */
export function onlyTag(text: string): string | null {
  const [found] = hashtagsIn(text);
  return found?.start === 0 && found.end === text.length ? found.tag : null;
}
