import { findAddresses } from '#contract/addresses/findAddresses';
import { helloDraft } from '#pages/feed/welcome/WelcomeCard';
import { actionKind } from '#pages/replay/panels/actionKind';
import { changedMarks } from '#pages/replay/screen/changedMark';
import { withoutPictures } from '#pages/replay/screen/withoutPictures';
import { ownScript } from '#app/browser/trustedScripts';
import { findOwnAddresses } from '#features/cards/ownAddresses';
import { readReaderPlace } from '#shared/pdf/readerPlace';
import { isAddressOver } from '#features/chat/log/files/useFreshAddress';
import { matchesName } from '#features/chat/list/matchesName';
import { messageExcerpt } from '#features/chat/search/messageExcerpt';
import { messageTypeOf } from '#features/chat/state/sendMessage';
import { isReadable } from '#features/chatbot/markdown/Markdown';
import { wrapQuotes } from '#features/chatbot/markdown/wrapQuotes';
import { questionsIn, readChosen } from '#features/chatbot/matrix/chosenPapers';
import { hasSameWords, shownQuote } from '#shared/quotes/shownQuote';
import { calendarFileName } from '#features/events/calendar/calendarFileName';
import { onlyTag, splitText } from '#features/feed/card/splitText';
import { mentionAt } from '#features/feed/mentions/mentionAt';
import { eventSchema } from '#features/feed/composer/event/eventSchema';
import { ownText } from '#features/feed/share/SharedPostArticle';
import { findInfoText } from '#features/landing/info/findInfoText';
import { abstractPreview } from '#features/research/papers/abstractPreview';
import { authorNames } from '#features/research/library/authorNames';
import { readTextFile } from '#features/research/library/import/readTextFile';
import { firstEntry, splitFile } from '#features/research/library/import/splitFile';
import { excerptPlace } from '#features/research/papers/excerptPlace';
import { readUniversityName, universityHashtag } from '#features/universities/universityAddresses';
import { parseServerFrame } from '#realtime/frameActions';
import { persistedDrafts } from '#shared/drafts/draftsSlice';
import { previewText } from '#shared/lib/previewText';
import { safeUrl } from '#shared/lib/safeUrl';
import { parseUtc } from '#shared/lib/timeLabel';
import { isTimeZone } from '#shared/lib/wallTime';
import { todaysZone } from '#shared/lib/zones/todaysZone';
import { typedZone } from '#shared/lib/zones/zoneNames';
import { groupParts } from '#shared/math/groupParts';
import { mayHoldMaths } from '#shared/math/mayHoldMaths';
import { splitMaths } from '#contract/splitMaths';
import { readId } from '#shared/lib/readId';
import { parseStored } from '#shared/store/persistedSlice';
import { sessionExpired } from '#shared/store/sessionEvents';
import { suggest, suggestSimilar } from '#shared/ui/choices/suggest';
import { initialLetter } from '#shared/ui/marks/Avatar';
import { ada } from '#shared/testing/people';
import { splitMarks } from '#shared/ui/marks/MarkedText';
import { replaySubjects } from './replaySubjects';
import { sessionSubjects } from './sessionSubjects';
import type { Subject } from './subject';

/**
 * Runs a step on Markdown's tree of one long text, with a quote that occurs in it and one that
 * doesn't.
 */
const markQuotes = (text: string) =>
  wrapQuotes(['a', '7 ', 'absent'])()({ type: 'root', children: [{ type: 'text', value: text }] });

type Run = Subject['run'];

const subjects = (folder: string, runs: Readonly<Record<string, readonly [string, Run]>>) =>
  Object.entries(runs).map(([name, [file, run]]) => ({ name, file: `src/${folder}${file}`, run }));

const shared = subjects('shared/', {
  readReaderPlace: ['pdf/readerPlace.ts', readReaderPlace],
  initialLetter: ['ui/marks/Avatar.tsx', initialLetter],
  previewText: ['lib/previewText.ts', (text) => previewText(text, text.length - 2)],
  safeUrl: ['lib/safeUrl.ts', safeUrl],
  splitMarks: ['ui/marks/MarkedText.tsx', (text) => splitMarks(text, ['a', 'ab', '7', 'é'])],
  parseUtc: ['lib/timeLabel.ts', parseUtc],
  isTimeZone: ['lib/wallTime.ts', isTimeZone],
  mayHoldMaths: ['math/mayHoldMaths.ts', mayHoldMaths],
  groupParts: ['math/groupParts.ts', (text) => groupParts(splitMaths(text))],
  readId: ['lib/readId.ts', readId],
  parseStored: ['store/persistedSlice.ts', parseStored],
  sessionExpired: [
    'store/sessionEvents.ts',
    (text) => sessionExpired({ path: `/chat${text}`, reason: 'expired' }),
  ],
  persistedDrafts: ['drafts/draftsSlice.ts', (text) => persistedDrafts.read(() => text)],
  todaysZone: ['lib/zones/todaysZone.ts', todaysZone],
  typedZone: ['lib/zones/zoneNames.ts', typedZone],
  suggest: ['ui/choices/suggest.ts', (text) => suggest([text, text], text.slice(1))],
  suggestSimilar: ['ui/choices/suggest.ts', (text) => suggestSimilar([text, 'a b'], text)],
});

const features = subjects('features/', {
  findOwnAddresses: [
    'cards/ownAddresses.ts',
    (text) =>
      findOwnAddresses(`${text} https://quad.example/dashboard/${text}`, 'https://quad.example'),
  ],
  isAddressOver: ['chat/log/files/useFreshAddress.ts', (text) => isAddressOver(`/a?${text}`, 1)],
  matchesName: [
    'chat/list/matchesName.ts',
    (text) => [matchesName({ username: text }, 'ab zz'), matchesName({ username: 'ada' }, text)],
  ],
  messageExcerpt: [
    'chat/search/messageExcerpt.ts',
    (text) => [messageExcerpt(text, ['absent']), messageExcerpt(`${text} needle`, ['needle'])],
  ],
  messageTypeOf: ['chat/state/sendMessage.ts', messageTypeOf],
  isReadable: ['chatbot/markdown/Markdown.tsx', isReadable],
  wrapQuotes: ['chatbot/markdown/wrapQuotes.ts', markQuotes],
  questionsIn: ['chatbot/matrix/chosenPapers.ts', questionsIn],
  readChosen: ['chatbot/matrix/chosenPapers.ts', readChosen],
  shownQuote: ['quotes/shownQuote.ts', shownQuote],
  hasSameWords: ['quotes/shownQuote.ts', (text) => hasSameWords(text, `${text} `)],
  calendarFileName: [
    'events/calendar/calendarFileName.ts',
    (title) => calendarFileName({ id: 1, title }),
  ],
  mentionAt: ['feed/mentions/mentionAt.ts', (text) => mentionAt(text, text.length)],
  splitText: [
    'feed/card/splitText.ts',
    (text) => splitText(text, ['ada', 'a'], findAddresses(text)),
  ],
  onlyTag: ['feed/card/splitText.ts', onlyTag],
  eventSchema: [
    'feed/composer/event/eventSchema.ts',
    (text) =>
      eventSchema.validate({
        event_title: text,
        event_description: text,
        event_date: text,
        event_time: text,
        user_timezone: text,
        location: text,
        event_end_date: text,
        event_end_time: text,
        online_url: text,
        join_note: text,
        capacity: text,
      }),
  ],
  ownText: ['feed/share/SharedPostArticle.tsx', (text) => ownText({ content: text, event: null })],
  findInfoText: ['landing/info/findInfoText.ts', findInfoText],
  abstractPreview: ['research/papers/abstractPreview.ts', abstractPreview],
  authorNames: ['research/library/authorNames.ts', authorNames],
  excerptPlace: [
    'research/papers/excerptPlace.ts',
    (text) => excerptPlace({ page: 1, excerpt: text, keyword: `${text} ` }),
  ],
  readTextFile: [
    'research/library/import/readTextFile.ts',
    (text) => readTextFile(new File([text], text)),
  ],
  firstEntry: ['research/library/import/splitFile.ts', firstEntry],
  splitFile: ['research/library/import/splitFile.ts', splitFile],
  readUniversityName: ['universities/universityAddresses.ts', readUniversityName],
  universityHashtag: ['universities/universityAddresses.ts', universityHashtag],
});

const others = subjects('', {
  helloDraft: [
    'pages/feed/welcome/WelcomeCard.tsx',
    (text) =>
      helloDraft({
        ...ada,
        username: text,
        department: text,
        university_name: text,
        fields_of_interest: text,
      }),
  ],
  actionKind: [
    'pages/replay/panels/actionKind.ts',
    (type) => actionKind({ i: 1, t: 1, action: { type } }),
  ],
  changedMarks: [
    'pages/replay/screen/changedMark.ts',
    (text) =>
      changedMarks([{ type: 'CREATE', path: ['api', 'queries', text, text], value: text }], {
        api: { queries: { [text]: { [text]: { id: text } } } },
      }),
  ],
  withoutPictures: [
    'pages/replay/screen/withoutPictures.ts',
    (text) => withoutPictures({ preferences: {}, address: text } as never),
  ],
  ownScript: ['app/browser/trustedScripts.ts', (text) => ownScript(text, 'https://quad.example')],
  parseServerFrame: [
    'realtime/frameActions.ts',
    (text) => [parseServerFrame(text), parseServerFrame(JSON.stringify({ type: text, text }))],
  ],
});

/** Every non-component function of the browser's code that reads text written by users. */
export const browserSubjects: readonly Subject[] = [
  ...shared,
  ...features,
  ...others,
  ...replaySubjects,
  ...sessionSubjects,
];
