/** Texts of the rules that the fields show and the schemas check. */
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '#contract/limits';

export const usernameRule = `Use ${USERNAME_MIN_LENGTH} to ${USERNAME_MAX_LENGTH} letters, digits, dots, underscores or hyphens.`;
