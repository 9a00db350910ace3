/** Texts of the research area and of a profile's research section. */

export const research = 'Research';
export const yourResearch = 'Your research';
export const yourPapers = 'Your papers';

// OpenChatButton
export const openChat = 'Open chat';
export const openChatWith = (username: string) => `Open chat with ${username}`;
