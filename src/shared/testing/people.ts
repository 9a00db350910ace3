import type { Me, SuggestedUser } from '#contract/entities/person';

/** Fits the shape of a token that our server gives. */
export const TOKEN = 'Abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE';

/** A signed-in user as the server tells it. */
export const ada: Me = {
  id: 7,
  email: 'ada@uni.example',
  username: 'ada',
  profile_completed: true,
};

/** What the browser's storage holds while she is signed in. */
export const adaStored = {
  token: TOKEN,
  user_id: '7',
  user_email: 'ada@uni.example',
  username: 'ada',
};

/** Somebody whom the server suggests: person1, person2 and so on. */
export const makeSuggestedUser = (id: number): SuggestedUser => ({
  id,
  user_id: id,
  username: `person${id}`,
  profile_picture: null,
  university_name: 'BUET',
  department: 'CSE',
});
