/** What scrolls can be reached by the keyboard, whose arrows then scroll it. */
export const scrollable = { tabIndex: 0 } as const;
