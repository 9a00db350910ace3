import { answerFromHelp } from '#server/features/chatbot/answers/answerFromHelp';
import { isAboutQuad } from '#server/features/chatbot/answers/isAboutQuad';
import { provesInOneSentence } from '#server/features/chatbot/answers/provesInOneSentence';
import { rankHelp } from '#server/features/chatbot/answers/rankHelp';
import { readIntent } from '#server/features/chatbot/answers/readIntent';
import { endOfProved, parseDraft } from '#server/features/chatbot/drivers/parseDraft';
import { kindsOf, kindsSaid } from '#server/features/chatbot/engine/askedKinds';
import { dependsOn, isFollowUp } from '#server/features/chatbot/engine/followUp';
import { isBangla, languageOf } from '#server/features/chatbot/engine/words/language';
import { stemBangla } from '#server/features/chatbot/engine/words/stemBangla';
import { stemOf } from '#server/features/chatbot/engine/words/stemOf';
import { findQuote, findWords } from '#server/domain/texts/findQuote';
import { leadsBySection } from '#server/features/chatbot/engine/leadsBySection';
import { leadSentences } from '#server/features/chatbot/engine/leadSentences';
import { isProse, withoutHeading } from '#server/features/chatbot/engine/prose';
import { asksForSummary, readQuestion } from '#server/features/chatbot/engine/question';
import { readCaptionQuestion } from '#server/features/chatbot/engine/captions/captionQuestion';
import { findCaption, findMentions } from '#server/features/chatbot/engine/captions/findCaption';
import { numberOf, romanValue } from '#server/features/chatbot/engine/parts/numberWords';
import { asksForPart, readPartQuestion } from '#server/features/chatbot/engine/parts/partQuestion';
import { questionText } from '#server/features/chatbot/engine/parts/questionText';
import { rangesIn } from '#server/features/chatbot/engine/parts/rangesIn';
import { findSection, someHeadings } from '#server/features/chatbot/engine/sections/findSection';
import { headingNumber } from '#server/features/chatbot/engine/sections/headingNumber';
import { outlineOf } from '#server/features/chatbot/engine/sections/outline';
import { sectionOpenings } from '#server/features/chatbot/engine/sections/sectionOpenings';
import { readSectionQuestion } from '#server/features/chatbot/engine/sections/sectionQuestion';
import { findPages } from '#server/features/chatbot/engine/pages/findPages';
import { pageOpenings } from '#server/features/chatbot/engine/pages/pageOpening';
import { readPageQuestion } from '#server/features/chatbot/engine/pages/pageQuestion';
import { splitSentences } from '#server/features/chatbot/engine/splitSentences';
import { askedFact } from '#server/features/chatbot/engine/titlePage/askedFact';
import { findAuthors } from '#server/features/chatbot/engine/titlePage/findAuthors';
import { findDate } from '#server/features/chatbot/engine/titlePage/findDate';
import { titleFact } from '#server/features/chatbot/engine/titlePage/titleFact';
import { titleIn, titlePages } from '#server/features/chatbot/engine/titlePage/titlePage';
import { termsOf, wordsOf } from '#server/features/chatbot/engine/words/terms';
import { escapeMarkdown, safeMarkdown } from '#server/features/chatbot/gate/safeMarkdown';
import { inOneSection, sourceOf } from './sources';
import { subject, type Subject } from './subject';

const titlePageOf = (text: string) => {
  const [page] = titlePages(inOneSection(text));
  if (!page) throw new Error('The document has no page.');
  return page;
};

const table2 = { kind: 'table', number: '2' } as const;
const section2 = { keys: ['2'], kind: 'section', written: '2' } as const;

/** The functions of the assistant that read text written by users. */
export const chatbotSubjects: readonly Subject[] = [
  ...subject('server/features/chatbot/answers/answerFromHelp.ts', { answerFromHelp }),
  ...subject('server/features/chatbot/answers/isAboutQuad.ts', { isAboutQuad }),
  ...subject('server/features/chatbot/answers/rankHelp.ts', { rankHelp }),
  ...subject('server/features/chatbot/answers/provesInOneSentence.ts', {
    provesInOneSentence: (text) => provesInOneSentence([text], text),
  }),
  ...subject('server/features/chatbot/answers/readIntent.ts', { readIntent }),
  ...subject('server/features/chatbot/drivers/parseDraft.ts', {
    parseDraft: (text) => parseDraft(text, [sourceOf('a')]),
    endOfProved,
  }),
  ...subject('server/domain/texts/findQuote.ts', {
    'findQuote on a hostile page': (text) => findQuote(text, 'a quote of some words'),
    'findQuote of a hostile quote': (text) => findQuote('a page of some words', text),
    'findWords on a hostile page': (text) => findWords(text, `${text.slice(0, 300)}!`),
    'findWords of a hostile quote': (text) => findWords('a page of some words', text),
  }),
  ...subject('server/features/chatbot/engine/leadSentences.ts', {
    leadSentences: (text) => leadSentences(sourceOf(`Abstract ${text}`), 8),
  }),
  ...subject('server/features/chatbot/engine/leadsBySection.ts', {
    leadsBySection: (text) => leadsBySection(inOneSection(text), 8),
  }),
  ...subject('server/features/chatbot/engine/prose.ts', { isProse, withoutHeading }),
  ...subject('server/features/chatbot/engine/question.ts', { asksForSummary, readQuestion }),
  ...subject('server/features/chatbot/engine/pages/pageQuestion.ts', { readPageQuestion }),
  ...subject('server/features/chatbot/engine/pages/pageOpening.ts', {
    pageOpenings: (text) => pageOpenings(sourceOf(text)),
  }),
  ...subject('server/features/chatbot/engine/pages/findPages.ts', {
    findPages: (text) =>
      findPages({ pages: [{ page: 1, label: text }], count: 1 }, [{ first: text, last: text }]),
  }),
  ...subject('server/features/chatbot/engine/parts/partQuestion.ts', {
    readPartQuestion,
    asksForPart: (text) => asksForPart(text, true),
  }),
  ...subject('server/features/chatbot/engine/parts/questionText.ts', { questionText }),
  ...subject('server/features/chatbot/engine/parts/rangesIn.ts', {
    rangesIn: (text) => rangesIn(text, /^page /),
  }),
  ...subject('server/features/chatbot/engine/parts/numberWords.ts', { numberOf, romanValue }),
  ...subject('server/features/chatbot/engine/captions/captionQuestion.ts', { readCaptionQuestion }),
  ...subject('server/features/chatbot/engine/captions/findCaption.ts', {
    findCaption: (text) => findCaption(sourceOf(`Table 2. ${text} Table 2. A`), table2),
    findMentions: (text) => findMentions(sourceOf(`Table 2 ${text}`), table2, null),
    'findCaption among hostile names': (text) => findCaption(sourceOf(text), table2),
  }),
  ...subject('server/features/chatbot/engine/sections/sectionQuestion.ts', { readSectionQuestion }),
  ...subject('server/features/chatbot/engine/sections/headingNumber.ts', { headingNumber }),
  ...subject('server/features/chatbot/engine/sections/outline.ts', {
    outlineOf: (text) => outlineOf(inOneSection(text).pages),
  }),
  ...subject('server/features/chatbot/engine/sections/findSection.ts', {
    'findSection by number': (text) => findSection(inOneSection(text).pages, section2),
    'findSection by name': (text) =>
      findSection(inOneSection(text).pages, { name: 'salt', isSubject: true }),
    someHeadings: (text) => someHeadings(inOneSection(text).pages, section2),
  }),
  ...subject('server/features/chatbot/engine/sections/sectionOpenings.ts', {
    sectionOpenings: (text) => sectionOpenings(inOneSection(text)),
  }),
  ...subject('server/features/chatbot/engine/titlePage/askedFact.ts', { askedFact }),
  ...subject('server/features/chatbot/engine/titlePage/titlePage.ts', {
    titlePages: (text) => titlePages({ ...sourceOf(text), title: text }),
    'titleIn of a hostile title': (text) => titleIn('a page of some words', text),
  }),
  ...subject('server/features/chatbot/engine/titlePage/findAuthors.ts', {
    findAuthors: (text) => findAuthors(titlePageOf(text), ''),
    'findAuthors known by hostile data': (text) => findAuthors(titlePageOf('Ada Khan'), text),
  }),
  ...subject('server/features/chatbot/engine/titlePage/findDate.ts', {
    findDate: (text) => findDate(titlePageOf(text)),
  }),
  ...subject('server/features/chatbot/engine/titlePage/titleFact.ts', {
    titleFact: (text) => titleFact({ ...sourceOf(text), author: text }, 'authors'),
  }),
  ...subject('server/features/chatbot/engine/splitSentences.ts', { splitSentences }),
  ...subject('server/features/chatbot/engine/words/terms.ts', { termsOf, wordsOf }),
  ...subject('server/features/chatbot/engine/askedKinds.ts', {
    kindsOf,
    kindsSaid: (text) =>
      kindsSaid(kindsOf('Who, when, where, how many, why and how does it?'), text),
  }),
  ...subject('server/features/chatbot/engine/followUp.ts', {
    isFollowUp,
    dependsOn: (text) => dependsOn(text, [text, text, text]),
  }),
  ...subject('server/features/chatbot/engine/words/language.ts', { isBangla, languageOf }),
  ...subject('server/features/chatbot/engine/words/stemOf.ts', {
    stemOf,
    'stemOf as German': (text) => stemOf(text, 'de'),
  }),
  ...subject('server/features/chatbot/engine/words/stemBangla.ts', { stemBangla }),
  ...subject('server/features/chatbot/gate/safeMarkdown.ts', { escapeMarkdown, safeMarkdown }),
];
