const SIGNS = /[\\`*_{}[\]<>#|$~!]/g;
const LIST_MARK = /^(\s*)(\d*)(?=[-+.)])/;
/** Signs that may stand in a scheme, and what makes them one. */
const SCHEME_SIGNS = /[a-z0-9+.-]+(?::\/\/)?/gi;
const HOST_PREFIX = /(?<![\p{L}\p{N}])(?:www\.)+/giu;
const MAIL = /(?<=[\w.+-])@(?=[\w-])/g;
const INLINE = /!?\[([^[\]]*)\]\([^()]*\)/g;
const DEFINITION = /^[ \t]*\[[^\]\n\r\u2028\u2029]+\]:.*$/gm;
/** Links inside links that are taken out whole; deeper ones come apart instead. */
const DEEPEST_LINK = 5;

/** Without a scheme at the end; a run of signs that no letter begins is no scheme. */
function withoutScheme(signs: string): string {
  if (!signs.endsWith('://')) return signs;
  const start = signs.search(/[a-z]/i);
  return start === -1 ? signs : signs.slice(0, start);
}

/**
 * Readers of Markdown make links of addresses that begin in these ways, and of no others. One pass
 * is enough: the signs before a scheme go with it, so none are left that could make another one.
 */
const withoutAddresses = (text: string) =>
  text.replace(SCHEME_SIGNS, withoutScheme).replace(HOST_PREFIX, '').replace(MAIL, ' at ');

/** Pictures stand inside links: from the inside out, a fixed number of times. */
function withoutLinks(text: string): string {
  let bare = text;
  for (let depth = 0; depth < DEEPEST_LINK; depth += 1) {
    const before = bare;
    bare = bare.replace(DEFINITION, '').replace(INLINE, '$1');
    if (bare === before) break;
  }
  return bare;
}

/** A plain text as Markdown that shows it: no sign in it means anything, and no address is a link. */
export const escapeMarkdown = (text: string): string =>
  withoutAddresses(text)
    .replace(SIGNS, '\\$&')
    .replace(LIST_MARK, (_, blanks: string, digits: string) => `${blanks}${digits}\\`);

/**
 * Markdown of somebody who is not trusted, without pictures, links and HTML; addresses stay as text
 * that nobody can click. Emphasis, lists, tables, code and maths are kept.
 */
export function safeMarkdown(text: string): string {
  return withoutAddresses(withoutLinks(text))
    .replace(/\](?=[([:])/g, '] ')
    .replace(/<(?=[a-z/!?])/gi, '< ')
    .trim();
}
