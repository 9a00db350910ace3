/** Texts of the schemas, which load after the forms. */
import { PASSWORD_MAX_LENGTH } from '#contract/limits';

export const incompleteAddress = 'Enter a full email address, such as name@university.edu.';
export const missingEmail = 'Enter your email address.';
export const missingLogin = 'Enter your username or email.';
export const missingPassword = 'Enter your password.';
export const missingUsername = 'Choose a username.';
export const passwordTooLong = `Password must be at most ${PASSWORD_MAX_LENGTH} characters`;

export const missingUniversity = 'Your university is missing';
export const missingDepartment = 'Your department is missing';
export const missingInterests = 'Choose at least one interest';
