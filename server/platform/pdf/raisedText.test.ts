import { comparedText, loweredText, raisedText, withCarets, wordForms } from './raisedText';

test.each([
  ['3', '³'],
  ['\u221212', '⁻¹²'],
  ['n+1', 'ⁿ⁺¹'],
  ['1,2', '¹,²'],
  ['∗', '∗'],
  ['st', 'ˢᵗ'],
  ['1/2', '^(1/2)'],
  ['৩', '^(৩)'],
  ['α', '^(α)'],
])('%j is raised as %j', (run, raised) => {
  expect(raisedText(run)).toBe(raised);
});

test.each([
  ['2', '₂'],
  ['i=1', '_(i=1)'],
  ['max', 'max'],
])('%j is lowered as %j', (run, lowered) => {
  expect(loweredText(run)).toBe(lowered);
});

test.each([
  ['10³', '10³', '10^3'],
  ['10^3', '10³', '10^3'],
  ['10^(-3)', '10⁻³', '10^\u22123'],
  ['10⁻³', '10⁻³', '10^\u22123'],
  ['103', '103', '103'],
  ['1½', '1 1⁄2', '1 1⁄2'],
  ['CO₂', 'CO2', 'CO2'],
  ['2₁₀ 5', '2 10 5', '2 10 5'],
  ['Brand™ ﬁlter', 'BrandTM filter', 'BrandTM filter'],
])('%j is compared as %j and its numbers as in %j', (text, compared, carets) => {
  expect(comparedText(text)).toBe(compared);
  expect(withCarets(text)).toBe(carets);
});

test.each([
  ['results¹', ['results', 'results1']],
  ['km²', ['km', 'km2']],
  ['10³', ['10³']],
  ['103', null],
])('%j is found as %j', (word, forms) => {
  expect(wordForms(word)).toEqual(forms);
});
