/** The address of the first frame of a conversation's picture, or of the picture if it is a still. */
export const stillAddress = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}still=1`;
