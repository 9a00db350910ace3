export const chatbotMessages = {
  greeting: 'Hi! How can I help you today?',
  analyzing: '📄 AI Expert is analyzing your PDF...',
  typing: '🤖 AI Expert is typing...',
  uploadFailed: 'Sorry! Token limit for uploading file exceeded',
  textFailed: '❌ Error: Unable to connect.',
  notLoggedIn: "⚠️ You're not logged in.",
  fallback: '...',
} as const;

export const fileMessages = {
  invalidType: (accepted: readonly string[]) =>
    accepted.length > 1
      ? `File type must be one of ${accepted.join(', ')}`
      : `File type must be ${accepted[0] ?? ''}`,
  tooLarge: (bytes: number) => `File is larger than ${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`,
  tooSmall: (bytes: number) => `File is smaller than ${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`,
  tooMany: 'Too many files',
  storageFull: (usedMegabytes: number, limitMegabytes: number, addedMegabytes: number) =>
    `You have used ${usedMegabytes} MB of your ${limitMegabytes} MB, and this needs ${addedMegabytes} MB more. ` +
    'To free up space, delete papers, posts with files, or documents that you gave to the assistant.',
} as const;
