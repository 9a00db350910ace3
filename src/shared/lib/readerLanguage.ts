/**
 * The language of the reader's browser; English if it names none. Chromium's is 'en-US@posix' on a
 * system without a language, for which `Intl` throws.
 */
export function readerLanguage(): string {
  try {
    return new Intl.Locale(navigator.language).baseName;
  } catch {
    return 'en-US';
  }
}
