import * as texts from './texts';

const NAME = /(?:\{[^{}]*\}|[^;])+/g;

/** Returns the names of an entry's authors as people say them, such as `Nusrat Jahan`. */
export function authorNames(author: string): string[] {
  return (author.match(NAME) ?? []).flatMap((written) => {
    const name = written.trim();
    // In braces is a whole name with commas of its own.
    if (name.startsWith('{')) return name.replaceAll(/[{}]/g, '').trim() || [];
    const [family = '', given = '', ...suffix] = name.split(',').map((part) => part.trim());
    return [given, family, ...suffix].filter(Boolean).join(' ') || [];
  });
}

/** A paper of a large experiment has thousands of authors. */
const NAMES_MAX = 4;

/** The first authors of an entry on one line, and the number of the others. */
export function shortAuthors(author: string): string {
  const names = authorNames(author);
  const shown = names.slice(0, NAMES_MAX).join(', ');
  return names.length > NAMES_MAX ? texts.others(shown, names.length - NAMES_MAX) : shown;
}
