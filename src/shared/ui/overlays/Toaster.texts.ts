/** Texts of the toasts. */

/** The name of the list of toasts. Radix fills in the key that leads to it. */
export const messages = 'Messages ({hotkey})';
export const dismiss = 'Dismiss';
