/** Texts of the frame around every page before the login. */

export const startPage = 'Quad, start page';
export const claim = 'Where academic minds connect.';
export const offer = 'Read, debate and publish with people in your field.';
