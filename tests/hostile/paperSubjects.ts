import { joinCutWords } from '#contract/words/cutWords';
import { authorNames, nameInOrder } from '#server/domain/citations/authorNames';
import { areWholeNames, splitGlued } from '#server/domain/citations/unspacedNames';
import { readNames, writeNames } from '#server/domain/citations/nameLine';
import { texFormulas } from '#server/domain/citations/texFormulas';
import {
  bibtexNames,
  bibtexText,
  bibtexTitle,
  bibtexTitleWithFormulas,
  bibtexVerbatim,
} from '#server/domain/citations/writeBibtex';
import { onOneLine } from '#server/features/chatbot/matrix/export/answerTexts';
import { csvField } from '#server/features/chatbot/matrix/export/writeCsv';
import { plainMarkdown } from '#server/features/chatbot/matrix/export/writeMarkdown';
import { fieldWords } from '#server/features/research/papers/fields/fieldWords';
import { authorKeys } from '#server/features/research/papers/lists/recommend/authorsOfTaste';
import { createFindSimilar } from '#server/features/research/papers/lists/recommend/similarWords';
import { findDoi } from '#server/features/research/proposal/findDoi';
import { readSections } from '#server/platform/pdf/structure/readSections';
import { findAbstract } from '#server/features/research/proposal/findAbstract';
import { findAuthor } from '#server/features/research/proposal/findAuthor';
import { isPersonName } from '#server/features/research/proposal/personName';
import { findTitle } from '#server/features/research/proposal/findTitle';
import { findYear } from '#server/features/research/proposal/findYear';
import { cleanText } from '#server/platform/pdf/cleanText';
import { joinLine, piecesOfLines } from '#server/platform/pdf/joinPieces';
import { isBlank, isMarkOf, levelOf, type TextPiece } from '#server/platform/pdf/pieceLevel';
import { pageLines } from '#server/platform/pdf/pageLines';
import {
  comparedText,
  loweredText,
  raisedText,
  withCarets,
  wordForms,
} from '#server/platform/pdf/raisedText';
import { doiAddress, readDoi } from '../../contract/doi';
import { librarySubjects } from './librarySubjects';
import { subject, type Subject } from './subject';

const onePiece: TextPiece = {
  str: '',
  height: 10,
  width: 10,
  transform: [10, 0, 0, 10, 0, 0],
  hasEOL: true,
};
/** A piece per character, on and above a line. */
const scattered = (text: string): TextPiece[] =>
  Array.from(text, (str, at) => ({
    str,
    height: 10 - (at % 3) * 2,
    width: 5,
    transform: [10, 0, 0, 10, at * 5, (at % 3) * 4],
    hasEOL: at % 7 === 6,
  }));
const lineOf = (text: string) => ({ text, size: 10, level: true, x: 72, y: 700, font: 'f1' });

/** The functions that read papers, their PDF files, their citations and bibliographies. */
export const paperSubjects: readonly Subject[] = [
  ...librarySubjects,
  ...subject('server/features/chatbot/matrix/export/answerTexts.ts', { onOneLine }),
  ...subject('server/features/chatbot/matrix/export/writeCsv.ts', { csvField }),
  ...subject('server/features/chatbot/matrix/export/writeMarkdown.ts', { plainMarkdown }),
  ...subject('server/domain/citations/unspacedNames.ts', {
    splitGlued,
    areWholeNames: (text) => areWholeNames([text, text]),
  }),
  ...subject('server/domain/citations/authorNames.ts', { authorNames, nameInOrder }),
  ...subject('server/domain/citations/nameLine.ts', {
    readNames,
    writeNames: (text) => writeNames([{ literal: text }, { family: text, given: text }]),
  }),
  ...subject('server/domain/citations/texFormulas.ts', { texFormulas }),
  ...subject('server/features/research/papers/lists/recommend/authorsOfTaste.ts', { authorKeys }),
  ...subject('server/features/research/papers/lists/recommend/similarWords.ts', {
    createFindSimilar: (text) => {
      const paper = { id: 1, title: text, opening: '' };
      return createFindSimilar([paper], [paper])({ ...paper, id: 2 });
    },
  }),
  ...subject('server/domain/citations/writeBibtex.ts', {
    bibtexNames: (text) => bibtexNames([{ literal: text }, { family: text, given: text }]),
    bibtexText,
    bibtexTitle,
    bibtexTitleWithFormulas,
    bibtexVerbatim,
  }),
  ...subject('server/features/research/papers/fields/fieldWords.ts', { fieldWords }),
  ...subject('contract/doi.ts', { readDoi, doiAddress }),
  ...subject('server/features/research/proposal/findDoi.ts', {
    findDoi: (text) => findDoi([text]),
  }),
  ...subject('server/features/research/proposal/findAbstract.ts', {
    findAbstract: (text) => findAbstract([lineOf('Abstract'), lineOf(text)]),
    'findAbstract without a heading': (text) =>
      findAbstract([lineOf(text), lineOf('1 Introduction')]),
  }),
  ...subject('server/platform/pdf/structure/readSections.ts', {
    readSections: (text) =>
      readSections([[lineOf(text), lineOf(text)], [lineOf(text)]], () => false),
    'readSections of many lines': (text) =>
      readSections([Array.from(text.slice(0, 2_000), lineOf)], () => false),
  }),
  ...subject('server/features/research/proposal/findAuthor.ts', {
    findAuthor: (text) => findAuthor(text, [lineOf(text), lineOf(text)]),
  }),
  ...subject('server/features/research/proposal/personName.ts', { isPersonName }),
  ...subject('server/features/research/proposal/findTitle.ts', {
    findTitle: (text) => findTitle(text, [lineOf(text)]),
  }),
  ...subject('server/features/research/proposal/findYear.ts', {
    findYear: (text) => findYear(text, [{ text }], text),
  }),
  ...subject('server/platform/pdf/cleanText.ts', { cleanText, joinCutWords }),
  ...subject('server/platform/pdf/pageLines.ts', {
    pageLines: (text) => pageLines([{ ...onePiece, str: text }]),
  }),
  ...subject('server/platform/pdf/joinPieces.ts', {
    'piecesOfLines and joinLine': (text) => piecesOfLines(scattered(text)).map(joinLine),
  }),
  ...subject('server/platform/pdf/pieceLevel.ts', {
    'levelOf and isMarkOf': (text) =>
      scattered(text).map((piece, at, all) => [
        levelOf(piece, all[0] ?? piece),
        isMarkOf(piece, all[at - 1] ?? piece),
      ]),
    'isBlank and levelOf of one piece': (text) => {
      const piece = { ...onePiece, str: text };
      return [isBlank(piece), levelOf(piece, onePiece)];
    },
  }),
  ...subject('server/platform/pdf/raisedText.ts', {
    raisedText,
    loweredText,
    comparedText,
    withCarets,
    wordForms,
  }),
];
