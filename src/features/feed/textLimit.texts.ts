/** Texts about the length of a text, which load with the forms. */

export const tooLong = (over: number) =>
  `Too long by ${over} ${over === 1 ? 'character' : 'characters'}.`;
