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
export const themeHint = '“System” follows your device. Applies to this browser only.';
export const keyboard = 'Keyboard';
export const singleKeys = 'Single-key shortcuts';
export const singleKeysNote =
  'Turn these off if you use speech input. Press ? to see the shortcuts.';
