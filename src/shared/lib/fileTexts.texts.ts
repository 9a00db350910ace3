/** Texts for files that are refused. Sizes are in bytes. */

const bytes = (count: number) => `${String(count)} ${count === 1 ? 'byte' : 'bytes'}`;

export const wrongType = (types: readonly string[]) =>
  `File type must be ${types.length > 1 ? 'one of ' : ''}${types.join(', ')}`;
export const tooLarge = (maxSize: number) => `File is larger than ${bytes(maxSize)}`;
export const tooSmall = (minSize: number) => `File is smaller than ${bytes(minSize)}`;
export const tooManyFiles = 'Too many files';
export const unusable = 'This file cannot be used';
