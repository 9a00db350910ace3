import { findAbstract } from './findAbstract';
import { findAuthor } from './findAuthor';
import { findDoi } from './findDoi';
import { findTitle } from './findTitle';
import { findYear } from './findYear';

const linesOf = (...texts: (string | [text: string, size: number])[]) =>
  texts.map((each) => {
    const [text, size] = typeof each === 'string' ? [each, 10] : each;
    return { text, size, level: true, x: 0, y: 0, font: 'f1' };
  });
const ABSTRACT = [
  'We present a coarse-grained model of nucleic acids in a widely used simulation program. Its inte-',
  'grator permits time steps that are four times as long as those of the standard program before.',
  'Melting agrees with experiments.',
];
const paper = linesOf(
  ['Coarse-Grained Simulation of DNA', 18],
  ['using LAMMPS', 18],
  'Oliver Henrich1∗, Yair Augusto Gutiérrez-Fosado2 and Tine Curk3†',
  '1Department of Physics, University of Strathclyde, Glasgow',
  'oliver@strath.example',
  '(Dated: 5 March 2018)',
  ...ABSTRACT,
  'I. INTRODUCTION',
  'Simulations of nucleic acids are common. '.repeat(6),
);

test('authors are the names on the line after the title', () => {
  const title = findTitle('', paper);
  expect(title).toBe('Coarse-Grained Simulation of DNA using LAMMPS');
  expect(findAuthor(title, paper)).toBe('Oliver Henrich; Yair Augusto Gutiérrez-Fosado; Tine Curk');
});

test('raised marks do not belong to the names of authors', () => {
  const marked = linesOf(
    ['On Salt', 20],
    'Nusrat Jahanᵃ,∗, Tanvir Rahman¹,² and Sara Dasᵇ',
    'Body.',
  );
  expect(findAuthor('On Salt', marked)).toBe('Nusrat Jahan; Tanvir Rahman; Sara Das');
});

test('a line with more than names names no authors', () => {
  const manual = linesOf(['The Nettle Manual', 20], 'For version 3.8', 'Edition of 2022', 'Body.');
  expect(findAuthor('The Nettle Manual', manual)).toBe('');
  expect(findAuthor('A title that the page lacks', paper)).toBe('');
  expect(findAuthor('', paper)).toBe('');
});

test('without a heading the paragraph before the introduction is the abstract', () => {
  const whole = ABSTRACT.join(' ').replace('inte- grator', 'integrator');
  expect(findAbstract(paper)).toBe(whole);
  expect(findAbstract(paper.filter(({ text }) => !text.startsWith('I. ')))).toBe('');
  expect(findAbstract(linesOf('A title', 'Ada Lovelace', '1 Introduction', 'Why?'))).toBe('');
});

test.each([
  ['See https://doi.org/10.1000%2Fxyz123?utm_source=mail for it', '10.1000/xyz123'],
  ['(https://doi-org.proxy.example/10.1000/xyz123)', '10.1000/xyz123'],
  ['doi:10.1000/xyz(1). More', '10.1000/xyz(1)'],
  ['Version 3.10.1000/xyz', null],
])('the text %j has the DOI %j', (text, doi) => {
  expect(findDoi([text])).toBe(doi);
});

test('the year of a journal is read in any digits', () => {
  expect(findYear('', [{ text: 'Journal of Rice, Vol. ৩, ২০১৯' }], '')).toBe(2019);
});

test.each(['Niels M ̈oller', 'Niels M¨oller', 'Niels Möller', 'J. R. Smith', 'Ada van der Berg'])(
  'the largest letters are no title if they are %j',
  (text) => {
    expect(findTitle('', linesOf([text, 20], 'Some words of the text.'))).toBe('');
  },
);

test.each([
  'Machine Learning',
  'An Introduction to R',
  'Spectral Graph Theory',
  'Möbius functions',
])('%j is a title', (text) => {
  expect(findTitle('', linesOf([text, 20], 'Some words of the text.'))).toBe(text);
});
