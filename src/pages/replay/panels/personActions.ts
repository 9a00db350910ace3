/** The actions by which a person does something, by slice. All others are done by the page. */
const bySlice = {
  assistant: ['askAboutRequested'],
  chat: ['changeSubmitted', 'messageSubmitted', 'opened', 'queuedMessageDeleted', 'unsentEdited'],
  chatWindows: [
    'allMinimised',
    'targetChosen',
    'windowClosed',
    'windowFocused',
    'windowMinimised',
    'windowRestored',
  ],
  chatbot: [
    'citationOpened',
    'documentChosen',
    'documentDetached',
    'failureRetried',
    'fileChosen',
    'fileRemoved',
    'historyCleared',
    'panelOpened',
    'questionAsked',
    'scopeChosen',
    'viewClosed',
    'viewerClosed',
    'windowOpened',
  ],
  drafts: ['draftChanged'],
  events: ['rsvpRequested'],
  feed: [
    'commentLikeRequested',
    'commentsClosed',
    'commentsOpened',
    'feedReloadRequested',
    'likeRequested',
    'scopeChosen',
  ],
  library: ['saveRequested'],
  notifications: ['readAllRequested', 'readRequested'],
  people: ['blocked', 'ownNameChanged', 'ownPictureChanged'],
  preferences: [
    'noticeDismissed',
    'shortcutsClosed',
    'shortcutsOpened',
    'shortcutsSwitched',
    'themeChosen',
    'welcomeDismissed',
  ],
  reading: ['paperPageTurned'],
  session: ['loggedOut', 'offeredTokenDeclined', 'retryRequested'],
  toasts: ['toastActionChosen'],
} as const;

/** Whole types, such as `feed/likeRequested`. */
export const personActions: ReadonlySet<string> = new Set(
  Object.entries(bySlice).flatMap(([slice, names]) => names.map((name) => `${slice}/${name}`)),
);
