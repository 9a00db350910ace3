/** Texts of universities that people read: refusals of calls and of the command that merges two. */

export const universityNotFound = 'This university does not exist.';
export const departmentNotFound = 'This department does not exist.';
export const unknownUniversity = (name: string) => `There is no university "${name}".`;
