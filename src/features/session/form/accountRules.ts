/** Counts characters as people do; `length` would count some twice. */
export const countCharacters = (text: string) => [...text].length;

/**
 * NAME@HOST.ENDING without whitespace. Each character can match only one part, so the time is
 * linear.
 */
export const WHOLE_ADDRESS = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** A code as it is mailed. Only such a text is sent. */
export const WHOLE_CODE = /^[0-9]{6}$/;
