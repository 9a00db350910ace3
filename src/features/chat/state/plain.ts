import { current, isDraft } from '@reduxjs/toolkit';

/**
 * The plain value behind a draft. A long list is much faster to go through than its draft, which
 * would make a draft of every member.
 */
export const plain = <T extends object>(value: T): T =>
  isDraft(value) ? (current(value as object) as T) : value;

/**
 * A list for the state that immer need not go through: it leaves alone what is frozen. For one as long
 * as a conversation, made of members of the state and of plain ones, that is most of a reducer's time.
 */
export const frozen = <T>(list: T[]): T[] => Object.freeze(list) as T[];
