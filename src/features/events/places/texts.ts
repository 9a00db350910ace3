/** Texts of events where places are limited. */

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

export const joinWaitingList = 'Join the waiting list';
export const leaveWaitingList = 'Leave the list';
export const inLine = (position: number) =>
  `You’re ${position}${ENDINGS[ordinals.select(position)] ?? 'th'} in line`;
export const isFree = 'A place is free.';
export const full = 'Full';
export const joined = (position: number) =>
  `${inLine(position)}. We’ll tell you if you get a place.`;
export const left = 'You left the waiting list.';
export const failed = 'Couldn’t change the waiting list. Try again.';
