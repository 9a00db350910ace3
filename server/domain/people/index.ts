/** People: visibility, membership, search and presentation. */
export { presentAuthor } from './author';
export {
  areHiddenFromEachOther,
  disabledPeople,
  hiddenAuthors,
  isAuthorShown,
  isEventShown,
  isHiddenPair,
  isMember,
  isProfileHidden,
  shownEmail,
} from './visibility';
export { nameWords } from './nameWords';
export { selectNearPeople } from './nearPeople';
