/** Texts in place of a part of a page that is missing. `part` is its name, such as 'post'. */

// PartBoundary
export const notShown = (part: string) => `This ${part} could not be shown.`;

// LostPartState
export const updated = (part: string) =>
  `Quad has been updated. Reload to open this ${part}. What you typed is saved.`;
export const reload = 'Reload';
export const unreachable = (part: string) =>
  `Can’t reach Quad. This ${part} will open when it’s back.`;
export const offline = (part: string) => `You’re offline. This ${part} will open when you’re back.`;
