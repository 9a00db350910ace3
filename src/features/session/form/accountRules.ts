import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '#contract/limits';

export const USERNAME_RULE = `Use ${USERNAME_MIN_LENGTH} to ${USERNAME_MAX_LENGTH} letters, digits, dots, underscores or hyphens.`;

/** Counts characters as people do; `length` would count some twice. */
export const countCharacters = (text: string) => [...text].length;

/**
 * NAME@HOST.ENDING without whitespace. Each character can match only one part, so the time is
 * linear.
 */
export const WHOLE_ADDRESS = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
