/** Who may see whom, who is a member, and how people are shown and found. */
export { presentAuthor } from './author';
export {
  areHiddenFromEachOther,
  disabledPeople,
  hiddenAuthors,
  isEventShown,
  isHiddenPair,
  isMember,
  isProfileHidden,
  shownEmail,
} from './visibility';
export { selectNearPeople } from './nearPeople';
