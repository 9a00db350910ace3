const MAX_LENGTH = 255;

const withLength = (name: string, length: number) => [...name].slice(-length).join('');

/** Folders, control characters, line separators, and what turns the direction of writing around. */
const plain = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replaceAll(/\p{Cc}|\p{Bidi_Control}|\p{Zl}|\p{Zp}|\p{Surrogate}/gu, '')
    .trim();

/** The sender's name for a file as it may be shown: a name and nothing else, at most 255 characters. */
export const displayName = (name: string): string => withLength(plain(name), MAX_LENGTH) || 'file';

/** The same with another extension, for a file that has become one of another kind. */
export function renamedTo(name: string, extension: string): string {
  const stem = displayName(name).replace(/(?<=.)\.[^.\s]{1,10}$/, '');
  return `${withLength(stem, MAX_LENGTH - extension.length - 1)}.${extension}`;
}

/** The extension of a name in lower case, with its dot; empty where it has none. */
export const extensionOf = (name: string): string =>
  /\.[^.\s]+$/.exec(displayName(name))?.[0].toLowerCase() ?? '';

/** The address of a stored public file by its name; null where there is no file. */
export function fileUrl(name: string): string;
export function fileUrl(name: string | null): string | null;
export function fileUrl(name: string | null): string | null {
  return name === null ? null : `/api/files/${name}`;
}
