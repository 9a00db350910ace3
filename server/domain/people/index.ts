/** People: visibility, membership, search and presentation. */
export { personOf, presentListedPerson, presentPerson, type PersonColumns } from './person';
export {
  areHiddenFromEachOther,
  hiddenAccounts,
  hiddenAuthors,
  isAccountShown,
  isAuthorShown,
  isHiddenPair,
  isMember,
  isProfileHidden,
  type PersonRef,
  shownEmail,
} from './visibility';
export { changeMember, endDueSuspension, setDisabled, setSuspended } from './changeMember';
export { nameParts, storedNameWords, foldedUsername, type NamePart } from './comparedNames';
export { mailedFullName, mailedName } from './mailedNames';
export { selectNearPeople } from './nearPeople';
