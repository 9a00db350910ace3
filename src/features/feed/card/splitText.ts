import { namesIn } from '#contract/mentions';
import type { FoundAddress } from '#shared/lib/findAddresses';
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

const TAG = /(?<![\p{L}\p{M}\p{N}_&/#@.])#([\p{L}\p{M}\p{N}_]+)/gu;

/** The maximum number of links; further tags and names stay plain text. */
const MAX_TAGS = 500;

function findTags(text: string, offset: number): Found[] {
  return Array.from(text.matchAll(TAG), ({ 0: { length }, 1: tag, index }) => {
    const start = offset + index;
    return { start, end: start + length, to: paths.searchFor(`#${tag}`) };
  });
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
  const [found] = findTags(text, 0);
  if (found?.start !== 0 || found.end !== text.length) return null;
  return text.slice(1).normalize('NFC').toLowerCase();
}
