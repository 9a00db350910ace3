import { CHAT_FILE_EXTENSIONS, CHAT_FILE_MAX_BYTES } from '#contract/limits';
import type { FileRules } from '#shared/files/fileRules';

/** What can be sent in a conversation, so many files at once. */
export const chatFileRules: FileRules = {
  types: CHAT_FILE_EXTENSIONS,
  maxFiles: 10,
  maxBytes: () => CHAT_FILE_MAX_BYTES,
};
