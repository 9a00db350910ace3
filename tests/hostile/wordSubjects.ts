import { findWordsIn } from '#server/domain/words/findWordsIn';
import { stemOf } from '#server/domain/words/lexemes';
import { parseKeyword } from '#server/domain/words/parseKeyword';
import { distinctWordVector, wordVector } from '#server/domain/words/wordVector';
import { beginningsQuery, groupsIn, readWordsQuery } from '#server/domain/words/wordsQuery';
import {
  clipText,
  clipToLine,
  clipToWord,
  openingOf,
  snippetAround,
} from '#server/domain/words/snippet';
import { KEYWORD_MAX_LENGTH } from '../../contract/limits';
import { normalise } from '../../contract/normalise';
import { findMarks } from '../../contract/words/findMarks';
import { spellingOf } from '../../contract/words/foldWord';
import { plainOf } from '../../contract/words/plainWord';
import { hashtagOf, hashtagsIn } from '../../contract/words/hashtags';
import { plainText, wordsIn } from '../../contract/words/wordsIn';
import { subject } from './subject';

/** Words, hashtags and marks, and the searches for them. */
export const wordSubjects = [
  ...subject('contract/normalise.ts', { normalise: (text) => normalise(text, 'NFKC') }),
  ...subject('contract/words/foldWord.ts', {
    spellingOf,
    plainOf: (text) => plainOf(spellingOf(text)),
  }),
  ...subject('contract/words/wordsIn.ts', { wordsIn: (text) => [...wordsIn(text)], plainText }),
  ...subject('contract/words/hashtags.ts', {
    hashtagOf,
    hashtagsIn: (text) => [...hashtagsIn(text)],
  }),
  ...subject('contract/words/findMarks.ts', {
    'findMarks in a hostile text': (text) => [...findMarks(text, ['a', '机器', 'é'])],
    'findMarks of a hostile word': (text) => [...findMarks('a 机器 é', [text])],
  }),
  ...subject('server/domain/words/findWordsIn.ts', {
    'findWordsIn a hostile text': (text) => findWordsIn({ groups: groupsIn('a 7 机器 é') }, [text]),
    'findWordsIn for a hostile search': (text) =>
      findWordsIn({ groups: groupsIn(text.slice(0, KEYWORD_MAX_LENGTH)) }, ['a 7 机器 é']),
  }),
  ...subject('server/domain/words/lexemes.ts', { stemOf }),
  ...subject('server/domain/words/wordVector.ts', {
    wordVector: (text) => wordVector([{ text, weight: 'A' }]),
    distinctWordVector: (text) => distinctWordVector([text]),
  }),
  ...subject('server/domain/words/wordsQuery.ts', {
    readWordsQuery: (text) => readWordsQuery([text]),
    beginningsQuery: (text) => beginningsQuery(text.split(' ')),
    groupsIn,
  }),
  ...subject('server/domain/words/parseKeyword.ts', { parseKeyword }),
  ...subject('server/domain/words/snippet.ts', {
    clipText: (text) => clipText(text, 80),
    clipToWord: (text) => clipToWord(text, 80),
    clipToLine: (text) => clipToLine(text, 80),
    snippetAround: (text) => snippetAround(text, new Set(['a'])),
    openingOf,
  }),
];
