/** Texts of the signed-in frame: the bars, the search field, the account menu and the launcher. */

// Navigation
export const homeLink = 'Quad, home';
export const mainNavigation = 'Main';
export const bottomNavigation = 'Main, at the bottom';
export const accountNavigation = 'Account';
export const home = 'Home';
export const connections = 'Connections';
export const research = 'Research';
export const events = 'Events';
export const messages = 'Messages';
export const unreadMessages = (count: number) =>
  count === 1 ? '1 unread message' : `${count} unread messages`;
export const me = 'Me';
export const logOut = 'Logout';

// Chatbot
export const askU = 'AskU';
export const chatbot = 'Chatbot';

// SearchBox
export const openSearch = 'Search';
export const searchField = 'Search posts';
export const closeSearch = 'Close search';

// StatusLines
export const offline = 'You’re offline. Messages will be sent when you’re back.';
export const storageFailing =
  'Your browser can’t save drafts right now. Anything you don’t send is lost when you close this page.';

// MeMenu
export const meMenu = 'Me menu';
