/** Texts of the help page. Marked up for HelpText. */

export const title = 'Help';
export const lead = 'The questions that come up most often, and what to do.';

export const contact = 'Still stuck? [Contact us](/contact).';
