import { normalise } from '#contract/normalise';

/** Tags as they are stored: without surrounding blanks, each once, and none empty. */
export const tidyTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => normalise(tag, 'NFC').trim().replace(/\s+/g, ' ')).filter(Boolean)),
];
