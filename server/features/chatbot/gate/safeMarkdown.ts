const SIGNS = /[\\`*_{}[\]<>#|$~!]/g;
const LIST_MARK = /^(\s*)(\d*)(?=[-+.)])/;
/** Characters of a URL scheme, and the `://` that completes it. */
const SCHEME_SIGNS = /[a-z0-9+.-]+(?::\/\/)?/gi;
const HOST_PREFIX = /(?<![\p{L}\p{N}])(?:www\.)+/giu;
const MAIL = /(?<=[\w.+-])@(?=[\w-])/g;
const INLINE = /!?\[([^[\]]*)\]\([^()]*\)/g;
const DEFINITION = /^[ \t]*\[[^\]\n\r\u2028\u2029]+\]:.*$/gm;
/** The nesting depth up to which links are removed whole; deeper ones are broken up instead. */
const DEEPEST_LINK = 5;

/** Removes a scheme from the end. A run without a letter contains no scheme. */
function withoutScheme(signs: string): string {
  if (!signs.endsWith('://')) return signs;
  const start = signs.search(/[a-z]/i);
  return start === -1 ? signs : signs.slice(0, start);
}

/**
 * Markdown renderers link only addresses with these beginnings. One pass is enough: the characters
 * before a scheme are removed with it, so none are left that could form another one.
 */
const withoutAddresses = (text: string) =>
  text.replace(SCHEME_SIGNS, withoutScheme).replace(HOST_PREFIX, '').replace(MAIL, ' at ');

/**
 * Removes links and pictures from the inside out, because they may be nested, a fixed number of
 * times.
 */
function withoutLinks(text: string): string {
  let bare = text;
  for (let depth = 0; depth < DEEPEST_LINK; depth += 1) {
    const before = bare;
    bare = bare.replace(DEFINITION, '').replace(INLINE, '$1');
    if (bare === before) break;
  }
  return bare;
}

/** Escapes plain text for Markdown: no character has a meaning, and no address becomes a link. */
export const escapeMarkdown = (text: string): string =>
  withoutAddresses(text)
    .replace(SIGNS, '\\$&')
    .replace(LIST_MARK, (_, blanks: string, digits: string) => `${blanks}${digits}\\`);

/**
 * Sanitises Markdown from an untrusted source: removes pictures, links and HTML, and keeps
 * addresses as unlinked text. Emphasis, lists, tables, code and maths are kept.
 */
export function safeMarkdown(text: string): string {
  return withoutAddresses(withoutLinks(text))
    .replace(/\](?=[([:])/g, '] ')
    .replace(/<(?=[a-z/!?])/gi, '< ')
    .trim();
}
