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
