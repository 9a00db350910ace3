/** Texts of the document title. */

export const titleInWindow = (shown: string) => `${shown} · Quad`;
