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
  const stem = displayName(name).replace(/(?<=.)\.[^.\s]{1,10}$/, '');
  return `${withLength(stem, MAX_LENGTH - extension.length - 1)}.${extension}`;
}

/** The extension of a name in lower case, with its dot; empty if it has none. */
export const extensionOf = (name: string): string =>
  /\.[^.\s]+$/.exec(displayName(name))?.[0].toLowerCase() ?? '';

/** The address of a stored public file; null if there is no file. */
export function fileUrl(name: string): string;
export function fileUrl(name: string | null): string | null;
export function fileUrl(name: string | null): string | null {
  return name === null ? null : `/api/files/${name}`;
}
