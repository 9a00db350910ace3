import { noDetails } from '#contract/names/deletedUser';
import type { Me, Person, SuggestedUser } from '#contract/entities/person';

/** Has the format of our server's tokens. */
export const TOKEN = 'Abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE';

/** A signed-in user as sent by the server. */
export const ada: Me = {
  ...noDetails,
  id: 7,
  email: 'ada@uni.example',
  username: 'ada',
  profile_completed: true,
  fields_of_interest: '',
  position_since: null,
  bio: '',
  orcid: null,
  homepage: null,
  institution: null,
  proposed_university: null,
  hides_email: false,
  has_password: true,
  deletion_at: null,
  mentoring: { topics: [], places: 0, places_left: 0 },
  hides_presence: false,
  // The zone of the tests, so that none is sent.
  timezone: 'UTC',
  first_steps: { people: 3, has_posted: true, has_picture: true },
};

/** The same user as others see them. */
export const adaPerson: Person = {
  ...noDetails,
  id: ada.id,
  username: ada.username,
};

/** The content of the browser's storage while Ada is signed in. */
export const adaStored = {
  token: TOKEN,
  user_id: '7',
  user_email: 'ada@uni.example',
  username: 'ada',
};

/** Creates a suggested user: person1, person2 and so on. */
export const makeSuggestedUser = (id: number): SuggestedUser => ({
  ...noDetails,
  id,
  user_id: id,
  username: `person${id}`,
  university_name: 'BUET',
  department: 'CSE',
});
