/** Texts of universities that people read: refusals of calls and of the operator's commands. */

export const universityNotFound = 'This university does not exist.';
export const departmentNotFound = 'This department does not exist.';
export const unknownUniversity = (name: string) => `There is no university "${name}".`;

// universityDomains
export const notADomain = (text: string) =>
  `"${text}" is not a domain. Give the part after the @, such as du.ac.bd.`;
export const publicMailHost = (domain: string) =>
  `Everyone can get an address at ${domain}, so it cannot verify members.`;
export const publicSuffix = (domain: string) =>
  `${domain} is shared by many institutions. Give a domain of this university alone.`;
export const domainOfOther = (domain: string, university: string) =>
  `${domain} is a domain of "${university}". Remove it there first.`;
export const unknownDomain = (domain: string) => `No university has the domain ${domain}.`;

// describeUniversity
export const aboutTooLong = (most: number) => `A description can have up to ${most} characters.`;
export const notAWebAddress = (text: string) =>
  `"${text}" is not an address that starts with https://.`;
