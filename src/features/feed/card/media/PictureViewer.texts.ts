/** Texts of the picture viewer, which loads on its own. */

export const picture = 'Picture';
export const pictureOf = (number: number, count: number) => `Picture ${number} of ${count}`;
export const previous = 'Previous picture';
export const next = 'Next picture';
