import { suggestionReason } from './suggestionReason';

const nothing = {
  same_department: false,
  same_university: false,
  shared_interests: 0,
  mutual_count: 0,
};

test.each([
  [{ same_department: true, same_university: true, shared_interests: 3 }, 'Same department'],
  [{ same_university: true, shared_interests: 3 }, '3 shared interests'],
  [{ shared_interests: 1, mutual_count: 9 }, '1 shared interest'],
  [{ same_university: true, mutual_count: 4 }, '4 mutual connections'],
  [{ mutual_count: 1 }, '1 mutual connection'],
  [{ same_university: true }, 'Same university'],
  [{}, 'New on Quad'],
])('the reason for two people who share %j', (shared, reason) => {
  expect(suggestionReason({ ...nothing, ...shared })).toBe(reason);
});
