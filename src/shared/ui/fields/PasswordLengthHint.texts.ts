/** Texts about the length of a new password. */

const characters = (count: number) =>
  `${String(count)} ${count === 1 ? 'character' : 'characters'}`;

export const needed = (minimum: number) => `Use ${minimum} or more characters.`;
export const tooShort = (length: number, minimum: number) =>
  `${characters(length)}. ${minimum - length} more to go.`;
export const longEnough = (length: number, minimum: number) =>
  `${characters(length)}. ${minimum} or more is enough.`;
