import { eventPlaces, noPlaces } from '#server/features/events/posts/eventPlaces';
import { readPaperFields } from '#server/features/research/papers/paperFields';
import { canonicalEmail, isPlainAddress } from '#server/features/account/signup/emailAddress';
import { suggestUsername } from '#server/features/account/google/googleUsername';
import { isHostLike } from '#server/features/account/names/hostLikeName';
import { readName } from '#server/features/account/names/readName';
import { nameParts, storedNameWords } from '#server/domain/people/comparedNames';
import { readOrcid } from '#server/features/account/profile/orcid';
import { readDetails } from '#server/features/account/profile/readDetails';
import { browserName } from '#server/features/account/sessions/browserName';
import { parseInterests } from '#server/features/account/profile/parseInterests';
import { isReservedName } from '#server/features/account/names/reservedNames';
import { extractAnswer } from '#server/features/chatbot/engine/extractAnswer';
import { readPassages } from '#server/features/chatbot/engine/readPassages';
import { createPassageIndex } from '#server/features/chatbot/engine/passageIndex';
import { suggestQuestions } from '#server/features/chatbot/engine/suggestQuestions';
import { summarise } from '#server/features/chatbot/engine/summarise';
import { checkMessage, isWebLink } from '#server/features/chat/send/checkMessage';
import { readEventIds } from '#server/features/events/lists/listEventsByIds';
import { searchableNames } from '#server/features/posts/writeDocumentPost';
import { archivePath } from '#server/features/exports/archive/archivePaths';
import { rowHtml } from '#server/features/exports/archive/rowHtml';
import { indented } from '#server/features/exports/archive/writeJson';
import { startsWith } from '#server/features/search/people/lookupPeople';
import { topicWords } from '#server/features/search/people/peopleWords';
import { asciiHost, hostOf } from '#server/platform/hostName';
import { contentDisposition } from '#server/platform/files/sendStoredFile';
import { addressKey } from '#server/platform/http/limits/addressKey';
import { bareForwardedFor } from '#server/platform/http/forwardedFor';
import { describeViolation, violationsIn } from '#server/platform/http/security/cspViolations';
import { assertSafeInput } from '#server/platform/http/input/safeInput';
import { pdfSignsIn } from '#server/platform/documents/pdfSigns';
import { imageKind } from '#server/platform/images/imageKind';
import { layoutMail } from '#server/platform/mailer/layoutMail';
import { isDeeplyNested } from '#server/platform/isDeeplyNested';
import { printable } from '#server/platform/text';
import { describeFailure } from '#server/platform/outbox/describeFailure';
import { pageVectors, textVector } from '#server/domain/texts/textVector';
import { hashtagKey, nameKey } from '#server/domain/universities/index';
import { compoundHashtags, hashtagsOf, taggedText } from '#server/domain/posts/hashtags';
import { readConfig } from '#server/platform/config/config';
import { parseFrame } from '#server/realtime/parseFrame';
import { displayName, nameForKind, renamedTo } from '#server/domain/files/fileNames';
import { createOpenSigns } from '../../contract/addresses/emphasis';
import { findAddresses } from '../../contract/addresses/findAddresses';
import { readQuadPage } from '../../contract/addresses/quadPages';
import { isWrittenAddress } from '../../contract/addresses/isWrittenAddress';
import { mayHoldAddress } from '../../contract/addresses/mayHoldAddress';
import { isList, splitList } from '../../contract/typed/splitList';
import { asciiDigits } from '../../contract/typed/digits';
import { isDeletedUser } from '../../contract/names/deletedUser';
import { endingOf, isAccepted, trimName } from '../../contract/fileKinds';
import { mentionedNames, namesIn } from '../../contract/mentions';
import { isFormula } from '../../contract/formulas/isFormula';
import { looksLikeFormula } from '../../contract/formulas/looksLikeFormula';
import { splitMaths } from '../../contract/splitMaths';
import { notificationVerb } from '../../contract/notificationLines';
import { readCode, tidyNumber } from '../../contract/typed/typedNumbers';
import { hasVisibleText, trimText } from '../../contract/visibleText';
import { chatbotSubjects } from './chatbotSubjects';
import { paperSubjects } from './paperSubjects';
import { sourceOf } from './sources';
import { subject, type Subject } from './subject';
import { sessionLogSubjects } from './sessionLogSubjects';
import { wordSubjects } from './wordSubjects';

const config = readConfig({ DATA_DIR: 'data' });
const account = subject('server/features/account/signup/emailAddress.ts', {
  canonicalEmail,
  isPlainAddress,
}).concat(
  subject('server/features/account/google/googleUsername.ts', {
    suggestUsername: (text) => suggestUsername({ email: `${text}@a.b`, name: text }, 0),
  }),
  subject('server/features/account/names/hostLikeName.ts', { isHostLike }),
  subject('server/platform/hostName.ts', { asciiHost, hostOf }),
  subject('server/features/account/sessions/browserName.ts', { browserName }),
  subject('server/features/account/profile/parseInterests.ts', {
    parseInterests: (text) => parseInterests([text]),
  }),
  subject('server/features/account/names/reservedNames.ts', { isReservedName }),
  subject('server/features/account/names/readName.ts', {
    readName: (text) => readName(text, text.length),
  }),
  subject('server/features/account/profile/orcid.ts', { readOrcid }),
  subject('server/domain/people/comparedNames.ts', { nameParts, storedNameWords }),
  subject('server/features/search/people/lookupPeople.ts', { startsWith }),
  subject('server/features/account/profile/readDetails.ts', {
    readDetails: (text) => readDetails({ homepage: `https://a.example/${text}` }, new Date()),
  }),
);

/** Sliced work on whole documents: slower, but never blocking for long. */
const documents = [
  ...subject('server/features/chatbot/engine/passageIndex.ts', {
    createPassageIndex: (text) => createPassageIndex([sourceOf(text)]),
  }),
  ...subject('server/features/chatbot/engine/readPassages.ts', {
    readPassages: (text) => readPassages([sourceOf(text)]),
  }),
  ...subject('server/features/chatbot/engine/extractAnswer.ts', {
    'extractAnswer to a hostile question': async (text) =>
      extractAnswer(await createPassageIndex([sourceOf('A page of words.')]), text),
    'extractAnswer from a hostile page': async (text) =>
      extractAnswer(await createPassageIndex([sourceOf(text)]), 'Who wrote a page of words?'),
  }),
  ...subject('server/features/chatbot/engine/summarise.ts', {
    summarise: (text) => summarise(sourceOf(text), 4),
  }),
  ...subject('server/features/chatbot/engine/suggestQuestions.ts', {
    suggestQuestions: async (text) =>
      suggestQuestions(sourceOf(text), await createPassageIndex([sourceOf('a')])),
  }),
  ...subject('server/domain/texts/textVector.ts', {
    textVector: (text) => textVector([text, text]),
    pageVectors: (text) => pageVectors([{ text }, { text }]),
  }),
];

const posts = [
  ...subject('server/features/events/posts/eventPlaces.ts', {
    eventPlaces: (capacity) => eventPlaces(noPlaces, { capacity }),
  }),
  ...subject('server/features/research/papers/paperFields.ts', {
    readPaperFields: (published_year) => readPaperFields({ published_year }),
  }),
  ...wordSubjects,
  ...subject('contract/addresses/findAddresses.ts', { findAddresses }),
  ...subject('contract/typed/splitList.ts', { splitList, isList }),
  ...subject('contract/addresses/emphasis.ts', {
    createOpenSigns: (text) => [0, text.length].map(createOpenSigns(text)),
  }),
  ...subject('contract/addresses/quadPages.ts', {
    readQuadPage: (text) => readQuadPage(`https://a/${text}`, ['https://a']),
  }),
  ...subject('contract/addresses/isWrittenAddress.ts', {
    isWrittenAddress: (text) => isWrittenAddress({ before: text, address: text, after: text }),
  }),
  ...subject('contract/addresses/mayHoldAddress.ts', { mayHoldAddress }),
  ...subject('contract/names/deletedUser.ts', { isDeletedUser }),
  ...subject('contract/typed/digits.ts', { asciiDigits }),
  ...subject('contract/mentions.ts', { mentionedNames, namesIn }),
  ...subject('contract/fileKinds.ts', {
    endingOf,
    trimName,
    isAccepted: (text) => isAccepted({ name: text, type: text }, ['pdf']),
  }),
  ...subject('contract/formulas/isFormula.ts', {
    isFormula: (text) =>
      isFormula({
        before: text,
        tex: text,
        after: text,
        mark: '$',
        isNextFormula: true,
      }),
  }),
  ...subject('contract/formulas/looksLikeFormula.ts', { looksLikeFormula }),
  ...subject('contract/splitMaths.ts', { splitMaths }),
  ...subject('contract/typed/typedNumbers.ts', { readCode, tidyNumber }),
  ...subject('contract/visibleText.ts', { hasVisibleText, trimText }),
  ...subject('contract/notificationLines.ts', {
    notificationVerb: (text) => notificationVerb({ type: text, actor_id: null }),
  }),
  ...subject('server/features/chat/send/checkMessage.ts', {
    isWebLink,
    checkMessage: (text) =>
      checkMessage(config, 1, { receiver_id: 2, content: text, message_type: 'link' }),
  }),
  ...subject('server/features/events/lists/listEventsByIds.ts', { readEventIds }),
  ...subject('server/features/posts/writeDocumentPost.ts', {
    searchableNames: (text) => searchableNames([text]),
  }),
  ...subject('server/domain/universities/index.ts', { nameKey, hashtagKey }),
  ...subject('server/domain/posts/hashtags.ts', {
    hashtagsOf,
    compoundHashtags,
    taggedText: (text) => taggedText('event', text),
  }),
  ...subject('server/features/search/people/peopleWords.ts', { topicWords }),
];

const platform = [
  ...subject('server/platform/files/sendStoredFile.ts', {
    contentDisposition: (text) => contentDisposition('attachment', text),
  }),
  ...subject('server/platform/http/forwardedFor.ts', { bareForwardedFor }),
  ...subject('server/platform/http/limits/addressKey.ts', { addressKey }),
  ...subject('server/platform/http/security/cspViolations.ts', {
    'violationsIn and describeViolation': (text) =>
      violationsIn({ report: { 'blocked-uri': text, 'document-uri': text } }).map(
        describeViolation,
      ),
  }),
  ...subject('server/platform/http/input/safeInput.ts', { assertSafeInput }),
  ...subject('server/platform/documents/pdfSigns.ts', {
    pdfSignsIn: (text) => pdfSignsIn(Buffer.from('%PDF-'), Buffer.from(`%%EOF${text}`)),
  }),
  ...subject('server/platform/images/imageKind.ts', {
    imageKind: (text) => imageKind(Buffer.from(text)),
  }),
  ...subject('server/platform/mailer/layoutMail.ts', {
    layoutMail: (text) => layoutMail({ heading: text, paragraphs: [text] }),
  }),
  ...subject('server/platform/text.ts', {
    printable,
  }),
  ...subject('server/platform/outbox/describeFailure.ts', {
    describeFailure: (text) => describeFailure(new Error(text), { secret: text.slice(0, 10) }),
  }),
  ...subject('server/platform/isDeeplyNested.ts', {
    isDeeplyNested,
    'isDeeplyNested of a string': (text) => isDeeplyNested(JSON.stringify({ content: text })),
  }),
  ...subject('server/realtime/parseFrame.ts', {
    parseFrame: (text) => parseFrame(JSON.stringify({ receiver_id: 1, content: text })),
  }),
  ...subject('server/domain/files/fileNames.ts', {
    displayName,
    nameForKind: (text) => nameForKind(text, 'pdf'),
    renamedTo: (text) => renamedTo(text, 'jpg'),
  }),
  ...subject('server/features/exports/archive/archivePaths.ts', {
    archivePath: (text) => archivePath({ id: 1, original_name: text }),
  }),
  ...subject('server/features/exports/archive/rowHtml.ts', {
    rowHtml: (text) => rowHtml({ title: text, content: text, details: { quoted: [text] } }),
  }),
  ...subject('server/features/exports/archive/writeJson.ts', {
    indented: (text) => indented({ content: text }, '  '),
  }),
];

/** Every function of the server that reads text written by users. */
export const serverSubjects: readonly Subject[] = [
  ...account,
  ...chatbotSubjects,
  ...documents,
  ...posts,
  ...paperSubjects,
  ...sessionLogSubjects,
  ...platform,
];
