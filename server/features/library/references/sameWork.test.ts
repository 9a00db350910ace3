import { splitByWorks, worksOf } from './sameWork';

const work = (title: string, year: number | null = 2019) => ({ title, year, doi: null });
const titlesOf = (kept: string, ...added: string[]) => {
  const { fresh, duplicates } = splitByWorks(
    worksOf([work(kept)]),
    added.map((title) => work(title)),
  );
  return [fresh, duplicates].map((works) => works.map(({ title }) => title));
};

test.each([
  ['On tides: a review', 'On Tides – A Review.'],
  ['Résumé', 'RESUME'],
  ['Straße', 'Strasse'],
  ['পড\u09BCা', 'প\u09DCা'],
  ['র\u200D্যাংকিং', 'র্যাংকিং'],
  ['$x_1$', '$x_1$'],
])('%j and %j are one work', (kept, added) => {
  expect(titlesOf(kept, added)).toEqual([[], [added]]);
});

test.each([
  ['কলা', 'কলি'],
  ['বন', 'বান'],
  ['मन', 'मान'],
  ['ปา', 'ปี'],
  ['$x_1$', '$x_2$'],
])('%j and %j are two works', (kept, added) => {
  expect(titlesOf(kept, added)).toEqual([[added], []]);
});
