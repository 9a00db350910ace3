/** People: visibility, membership, search and presentation. */
export { institutionOf, presentAuthor, presentPerson, type PersonRow } from './author';
export {
  areHiddenFromEachOther,
  hiddenAccounts,
  hiddenAuthors,
  isAuthorShown,
  isEventShown,
  isHiddenPair,
  isMember,
  isProfileHidden,
  shownEmail,
} from './visibility';
export { changeMember, endDueSuspension, setDisabled, setSuspended } from './changeMember';
export { nameParts, storedNameWords, usernameLook, type NamePart } from './comparedNames';
export { selectNearPeople } from './nearPeople';
