/** Characters as a person counts them; `length` would count some twice. */
export const countCharacters = (text: string) => [...text].length;

/** NAME@HOST.ENDING without blanks. Each sign can match one part only, so the time is linear. */
export const WHOLE_ADDRESS = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
