/** Who may see whom, who is a member, and how people are shown and found. */
export { presentAuthor } from './author';
export { isMember } from './isMember';
export { selectNearPeople } from './nearPeople';
export { removeCalendarFeed } from './removeCalendarFeed';
export { shownEmail } from './shownEmail';
export {
  areHiddenFromEachOther,
  disabledPeople,
  hiddenAuthors,
  isEventShown,
  isHiddenPair,
  isProfileHidden,
} from './visibility';
