/**
 * The names of files as words to be found by: each as it is, for who searches the whole name, and
 * apart, because a search for `notes` does not find `lecture_notes.pdf`.
 */
export function searchableNames(names: readonly string[]): string {
  return names
    .flatMap((name) => [name, name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()])
    .join('\n');
}
