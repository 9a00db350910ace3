/** Texts of the items of the account menu, which load with the menu. */

export const viewProfile = 'View profile';
export const settings = 'Settings';
export const editProfile = 'Edit profile';
export const library = 'Library';
export const universities = 'Universities';
export const theme = 'Theme';
export const systemTheme = 'System theme';
export const lightTheme = 'Light theme';
export const darkTheme = 'Dark theme';
export const keyboardShortcuts = 'Keyboard shortcuts';
export const help = 'Help';
export const forDevelopers = 'For developers';
export const saveLog = 'Save session log';
export const startRecording = 'Start recording';
export const stopRecording = 'Stop recording';
export const replayLog = 'Replay a session log';
export const logOut = 'Logout';
