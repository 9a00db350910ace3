/** Texts of refused work that people read. `things` names what is processed, such as `pictures`. */

export const tooManyOfYours = (things: string) =>
  `Too many of your ${things} are still being processed. Please try again in a moment.`;
export const tooMany = (things: string) =>
  `Many ${things} are being processed right now. Please try again in a moment.`;
