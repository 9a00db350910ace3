/** Texts of the files in an export. */

export const jsonExplanation =
  'Everything that Quad keeps about you. Times are in UTC. Paths of files are places in this archive. ' +
  'Passwords, codes and the secret parts of links are left out, and so is what Quad does not show you of other people.';

export const pageTitle = (username: string) => `Data of ${username} on Quad`;
export const pageLead = (day: string) =>
  `This is everything that Quad kept about you on ${day}. Times are in UTC.`;
export const pageFiles =
  'For programs, the same is in quad.json. Papers and works are also in works.bib, and events in events.ics. The files are in the folder files.';
export const contents = 'Contents';
export const nothing = 'Nothing.';
export const yes = 'yes';
export const no = 'no';
export const toContents = 'Back to the contents';
export const missingFiles = (paths: readonly string[]) =>
  `These files were deleted while the archive was written, or could not be found:\n\n${paths.join('\n')}\n`;
