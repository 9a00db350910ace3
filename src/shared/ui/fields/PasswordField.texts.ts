/** Texts of the password field. */

export const showPassword = 'Show password';
export const capsLockOn = 'Caps Lock is on';
