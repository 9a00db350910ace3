export const fileMessages = {
  invalidType: (accepted: readonly string[]) =>
    accepted.length > 1
      ? `File type must be one of ${accepted.join(', ')}`
      : `File type must be ${accepted[0] ?? ''}`,
  tooLarge: (bytes: number) => `File is larger than ${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`,
  tooSmall: (bytes: number) => `File is smaller than ${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`,
  tooMany: 'Too many files',
} as const;
