/** Texts of the form for the studies, which a dialog on other pages shows as well. */
import { MAX_INTERESTS } from '#contract/limits';

export const goOn = 'Continue';
export const notSaved = 'Your profile was not saved. Please try again.';
export const university = 'University';
export const universityExample = 'For example, University of Dhaka';
export const newUniversity = (name: string) => `Add “${name}” as a new university`;
export const department = 'Department';
export const departmentExample = 'For example, Computer Science';

// InterestsField
export const interests = 'Fields of interest';
export const anotherInterest = 'Add another interest';
export const addInterest = 'Add interest';
export const maxInterests = `You can choose up to ${MAX_INTERESTS} interests.`;
