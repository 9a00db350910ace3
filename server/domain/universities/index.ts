/** Universities by any of their names, and the lock around memberships. */
export { findUniversity, type FoundUniversity } from './findUniversity';
export { lockAgainstMembershipChanges, lockAgainstMerging } from './membershipLock';
export { hashtagKey, nameKey, tidyName } from './nameKey';
