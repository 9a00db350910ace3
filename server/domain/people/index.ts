/** People: visibility, membership, search and presentation. */
export { personOf, presentListedPerson, presentPerson, type PersonColumns } from './person';
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
