/** Texts of an event in a post. */

export const yourTime = (date: string, time: string) => `Your time: ${date} · ${time}`;
