/** Texts of the button of a menu, which loads before open menus and dialogs. */

export const notOpened = 'Couldn’t open the menu. Check your connection.';
