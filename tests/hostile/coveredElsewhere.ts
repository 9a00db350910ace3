const ELEMENTS = 'its elements are tested with hostile text in elements.test.tsx';
const ACTION_MATCH = 'match() of an action creator, no pattern';
const CACHE_MATCH = 'match() of the browser’s caches and pages, no pattern';
const ONE_SIGN = 'one pass for one sign over one text';
const ANCHORED = 'a bounded pattern that is tried at the start only';
const OWN_TEXT = 'works on text of this project only';

/** Browser files that contain a pattern or iterate over a text without a subject, and why. */
export const coveredElsewhere: Readonly<Record<string, string>> = {
  'src/api/baseQuery.ts': ANCHORED,
  'src/api/request.ts': OWN_TEXT,
  'src/app/NavigationRecorder.tsx': ANCHORED,
  'src/app/browser/ports.ts': OWN_TEXT,
  'src/app/offline/builtFiles.ts': OWN_TEXT,
  'src/app/offline/keptReads.ts': CACHE_MATCH,
  'src/app/offline/readsPlace.ts': CACHE_MATCH,
  'src/app/offline/worker.ts': CACHE_MATCH,
  'src/pages/replay/DevToolsButton.tsx': ONE_SIGN,
  'src/pages/shell/shortcuts/ShortcutsDialog.tsx': OWN_TEXT,
  'src/shared/errors/LostPartState.tsx': OWN_TEXT,
  'src/pages/replay/panels/ActionRow.tsx': ONE_SIGN,
  'src/pages/replay/screen/createInertStore.ts': ACTION_MATCH,
  'src/app/store/rootReducer.ts': ACTION_MATCH,
  'src/features/chat/composer/MessageComposer.tsx': ONE_SIGN,
  'src/features/chat/log/MessageBubble.tsx': ANCHORED,
  'src/features/chat/outbox/outboxListeners.ts': ACTION_MATCH,
  'src/features/chat/outbox/sendListeners.ts': ACTION_MATCH,
  'src/features/chatbot/markdown/Markdown.tsx': ELEMENTS,
  'src/features/chatbot/sendThunks.ts': ONE_SIGN,
  'src/features/chatbot/viewer/markQuote.ts': ELEMENTS,
  'src/features/connections/Suggestions.tsx': 'words of the server, without quantifiers',
  'src/features/events/detail/EventHead.tsx': OWN_TEXT,
  'src/features/feed/card/DeletePostDialog.tsx': ONE_SIGN,
  'src/features/feed/composer/event/EventTimeNote.tsx': ONE_SIGN,
  'src/features/feed/feedListeners.ts': ACTION_MATCH,
  'src/features/feed/list/feedDom.ts': 'looks for an element, not for text',
  'src/features/landing/info/HelpText.tsx': OWN_TEXT,
  'src/features/profile/ProfileCard.tsx': ONE_SIGN,
  'src/features/profile/ProfileFacts.tsx': ANCHORED,
  'src/features/research/papers/CiteDialog.tsx': 'a literal ending, tried once for each sign',
  'src/features/research/researchListeners.ts': ANCHORED,
  'src/features/session/signup/OtpField.tsx': ONE_SIGN,
  'src/features/session/sessionThunks.ts': ANCHORED,
  'src/realtime/createConnection.ts': OWN_TEXT,
  'src/realtime/socketMiddleware.ts': ACTION_MATCH,
  'src/replay/record/recorder.ts': ONE_SIGN,
  'src/shared/math/typeset.ts': ELEMENTS,
  'src/shared/session-log/SaveLogDialog.tsx': OWN_TEXT,
  'src/shared/ui/marks/FileRow.tsx': ONE_SIGN,
};
