/** Texts of the cards beside pages, which the feed loads, and of the button to connect. */
import { connectionMessages } from '#contract/messages';

export const seeAll = 'See all';
export const friends = 'Friends';

// PairButton
export const pairWith = (username: string) => `${connectionMessages.pair} with ${username}`;
export const connect = 'Connect';
export const connectWith = (username: string) => `Connect with ${username}`;
export const pendingWith = (username: string) => `${connectionMessages.pending}: ${username}`;
