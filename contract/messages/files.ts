/** Texts about files that are refused. Sizes are in bytes, unless they are named otherwise. */

export const invalidType = (accepted: readonly string[]) =>
  accepted.length > 1
    ? `File type must be one of ${accepted.join(', ')}`
    : `File type must be ${accepted[0] ?? ''}`;
export const tooLarge = (bytes: number) =>
  `File is larger than ${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
export const tooSmall = (bytes: number) =>
  `File is smaller than ${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
export const tooMany = 'Too many files';
export const unusable = 'This file cannot be used';
export const storageFull = (
  usedMegabytes: number,
  limitMegabytes: number,
  addedMegabytes: number,
) =>
  `You have used ${usedMegabytes} MB of your ${limitMegabytes} MB, and this needs ${addedMegabytes} MB more. ` +
  'To free up space, delete papers, posts with files, or documents you uploaded to the assistant.';
