/** NAME@HOST.ENDING without blanks. Each sign can match one part only, so the time is linear. */
export const WHOLE_ADDRESS = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
