const SIGNS = /[\\`*_{}[\]<>#|$~!]/g;
const LIST_MARK = /^(\s*)(\d*)(?=[-+.)])/;
const SCHEME = /\b[a-z][a-z0-9+.-]*:\/\/|\bwww\./gi;
const MAIL = /(?<=[\w.+-])@(?=[\w-])/g;
const INLINE = /!?\[([^[\]]*)\]\([^()]*\)/g;
const DEFINITION = /^[ \t]*\[[^\]]+\]:.*$/gm;

/** The same as often as it changes anything: what was taken out may have kept something apart. */
function untilDone(text: string, change: (text: string) => string): string {
  const changed = change(text);
  return changed === text ? text : untilDone(changed, change);
}

/** Readers of Markdown make links of addresses that begin in these ways, and of no others. */
const withoutAddresses = (text: string) =>
  untilDone(text, (before) => before.replace(SCHEME, '').replace(MAIL, ' at '));

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
  // Pictures stand inside links: from the inside out.
  const bare = untilDone(text, (before) => before.replace(DEFINITION, '').replace(INLINE, '$1'));
  return withoutAddresses(bare)
    .replace(/\](?=[([:])/g, '] ')
    .replace(/<(?=[a-z/!?])/gi, '< ')
    .trim();
}
