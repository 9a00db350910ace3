/** Texts of the terms of use. Marked up for HelpText. */

export const title = 'Terms of use';
export const lead = 'The plain rules for using this Quad.';

export const whoOffers =
  'This Quad is offered by whoever runs it, usually a university. Its own rules for the use of its networks come first; where it has published terms for this service, those hold.';
export const account =
  '**Your account.** One person, one account, under an email address that is yours. Keep the password to yourself, and change it if somebody else may know it: that ends every session.';
export const content =
  '**Your content.** What you post stays yours. By posting it you let this Quad store it and show it to the people it is meant for. Post only what you have the right to share.';
export const conduct =
  '**Your conduct.** The [guidelines](/guidelines) are part of these terms. Content that breaks them may be removed, and accounts may be closed.';
export const limits =
  '**Limits.** To keep the service fair, we limit file sizes and how often you can use it. Do not try to get around that, or to break into it.';
export const warranty =
  '**No warranty.** The software is provided as it is, under the MIT licence. An assistant’s answers can be wrong. Keep copies of what you cannot afford to lose.';
