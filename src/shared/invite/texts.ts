/** Texts of the button that invites a colleague. */

export const invite = 'Invite a colleague';
export const linkCopied = 'Sign-up link copied. Send it to a colleague.';
export const linkNotCopied = (link: string) =>
  `The link couldn’t be copied. Send this address to a colleague: ${link}`;
