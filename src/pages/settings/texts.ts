/** Texts of the settings page and of its own sections. */

export const title = 'Settings';
export const account = 'Account';
export const privacy = 'Privacy';
export const notifications = 'Notifications';
export const reports = 'Reports';
export const data = 'Your data';
export const appearance = 'Appearance';

// AppearanceSettings
export const theme = 'Theme';
export const themes = { system: 'System theme', light: 'Light theme', dark: 'Dark theme' };
export const themeHint = 'The system theme follows this device. The choice is for this browser.';
export const keyboard = 'Keyboard';
export const singleKeys = 'Single-key shortcuts';
export const singleKeysNote =
  'Turn them off if a tool types letters for you. Press ? to see the shortcuts.';
