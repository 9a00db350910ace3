import { findAddresses } from '#shared/lib/findAddresses';
import { paths } from '#shared/paths';

/** A segment of a post: plain text, or a link to an external address or an internal route. */
export interface TextPart {
  text: string;
  /** The start index in the whole text. */
  start: number;
  href?: string;
  to?: string;
}

const TAG_OR_NAME =
  /(?<![\p{L}\p{M}\p{N}_&/#@.])(?:#(?<tag>[\p{L}\p{M}\p{N}_]+)|@(?<name>[A-Za-z0-9._-]{2,29}[A-Za-z0-9_]))/gu;

/** The maximum number of links; further tags and names stay plain text. */
const MAX_TAGS = 500;

function splitTags(text: string, offset: number, most: number): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  let tags = 0;
  for (const { 0: found, index, groups } of text.matchAll(TAG_OR_NAME)) {
    if (tags >= most) break;
    tags += 1;
    if (index > end) parts.push({ text: text.slice(end, index), start: offset + end });
    const to = groups?.tag ? paths.searchFor(`#${groups.tag}`) : paths.profile(groups?.name ?? '');
    parts.push({ text: found, start: offset + index, to });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), start: offset + end });
  return parts;
}

/** Splits user-written text into plain text, addresses, #hashtags and @names. */
export function splitText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  let tagsLeft = MAX_TAGS;
  const addTags = (stretch: string) => {
    const found = splitTags(stretch, end, tagsLeft);
    tagsLeft -= found.filter(({ to }) => to !== undefined).length;
    parts.push(...found);
  };
  for (const address of findAddresses(text)) {
    addTags(text.slice(end, address.start));
    parts.push({
      text: text.slice(address.start, address.end),
      start: address.start,
      href: address.href,
    });
    end = address.end;
  }
  addTags(text.slice(end));
  return parts;
}
