/** Texts of the assistant's Markdown. */

export const code = 'Code';
export const table = 'Table';
