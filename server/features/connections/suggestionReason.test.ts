import { suggestionReason } from './suggestionReason';

const nothing = {
  same_department: false,
  same_university: false,
  shared_interests: 0,
  mutual_count: 0,
};

test.each([
  [{ same_department: true, same_university: true, shared_interests: 3 }, 'Same department as you'],
  [{ same_university: true, shared_interests: 3 }, 'Shares 3 interests with you'],
  [{ shared_interests: 1, mutual_count: 9 }, 'Shares 1 interest with you'],
  [{ same_university: true, mutual_count: 4 }, '4 mutual connections'],
  [{ mutual_count: 1 }, '1 mutual connection'],
  [{ same_university: true }, 'Same university as you'],
  [{}, 'New on Quad'],
])('two people who share %j are told so', (shared, reason) => {
  expect(suggestionReason({ ...nothing, ...shared })).toBe(reason);
});
