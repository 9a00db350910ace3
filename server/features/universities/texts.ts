/** Texts of universities that people read: refusals of calls and of the command that merges two. */

export const universityNotFound = 'There is no such university.';
export const departmentNotFound = 'There is no such department.';
export const unknownUniversity = (name: string) => `There is no university "${name}".`;
