import { endingOf, FILE_KINDS, trimName, type FileKind } from '#contract/fileKinds';

const MAX_LENGTH = 255;

const withLength = (name: string, length: number) => [...name].slice(-length).join('');

/** Strips folders, control characters, line separators and bidirectional controls. */
const plain = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replaceAll(/\p{Cc}|\p{Bidi_Control}|\p{Zl}|\p{Zp}|\p{Surrogate}/gu, '')
    .trim();

/** The sender's file name, safe to display: no folders, at most 255 characters. */
export const displayName = (name: string): string => withLength(plain(name), MAX_LENGTH) || 'file';

/** The same name with another extension, for a converted file. */
export function renamedTo(name: string, extension: string): string {
  const shown = trimName(displayName(name)) || 'file';
  const ending = endingOf(shown);
  // A name that is an ending and nothing else stays.
  const stem = ending.length < shown.length ? shown.slice(0, shown.length - ending.length) : shown;
  return `${withLength(stem, MAX_LENGTH - extension.length - 1)}.${extension}`;
}

/**
 * The name of a file whose bytes are of this kind: as it was sent, with the kind's ending if it has
 * none. Null if it claims another kind, because people go by the ending when they open a file.
 */
export function nameForKind(name: string, kind: FileKind): string | null {
  const shown = trimName(displayName(name)) || 'file';
  const ending = endingOf(shown);
  if (ending === '') return `${withLength(shown, MAX_LENGTH - kind.length - 1)}.${kind}`;
  return FILE_KINDS[kind].endings.includes(ending) ? shown : null;
}

/** The address of a stored public file; null if there is no file. */
export function fileUrl(name: string): string;
export function fileUrl(name: string | null): string | null;
export function fileUrl(name: string | null): string | null {
  return name === null ? null : `/api/files/${name}`;
}
