import { readerLanguage } from './readerLanguage';

test.each([
  ['bn-BD', 'bn-BD'],
  ['de', 'de'],
  ['en-US@posix', 'en-US'],
  ['', 'en-US'],
])('a browser of %j has the language %s', (named, language) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(named);
  expect(readerLanguage()).toBe(language);
});
