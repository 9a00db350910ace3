import type { Parts } from '../parts/parts';

const Nothing = () => null;

/** Parts of other features that show nothing, for tests of one feature. */
export const noParts: Parts = {
  AskUButton: Nothing,
  UpcomingEvents: Nothing,
  ConnectedUniversities: Nothing,
  PeopleYouMayKnow: Nothing,
  RsvpButtons: Nothing,
  RsvpCounts: Nothing,
  Comments: Nothing,
  ShareButton: Nothing,
  ResearchOf: Nothing,
  WhoWorksOnThis: Nothing,
  PostList: Nothing,
  WritePost: Nothing,
  ConnectionActions: Nothing,
  PersonMenu: Nothing,
  Friends: Nothing,
  ChangePicture: Nothing,
  OwnProfileTools: Nothing,
  MeMenu: Nothing,
};
