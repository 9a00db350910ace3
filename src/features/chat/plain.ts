import { current, isDraft } from '@reduxjs/toolkit';

/**
 * The plain value behind a draft. A long list is much faster to go through than its draft, which
 * would make a draft of every member.
 */
export const plain = <T extends object>(value: T): T =>
  isDraft(value) ? (current(value as object) as T) : value;
