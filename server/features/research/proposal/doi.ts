import { DOI_MAX_LENGTH, DOI_PATTERN } from '#contract/limits';
import { trimEndOf } from '#server/platform/text';

const WHOLE = new RegExp(DOI_PATTERN);
/** Prefixes of a DOI: an address, or the word itself. */
const BEFORE = /^(?:https?:\/\/)?(?:(?:dx\.|www\.)?doi\.org\/)?(?:doi\s*[:.]?\s*)?/i;
/** A DOI within a text, including trailing characters. It must not start within another number. */
const IN_TEXT = /(?<![\d.])10\.\d{4,9}\/[^\s"<>{}|\\^`\u2018-\u201D]{1,300}/i;

/**
 * Removes characters that end the surrounding sentence, or close a bracket opened before the DOI.
 */
function withoutEnd(doi: string): string {
  const bare = trimEndOf(doi, ".,;:!?'*\u2019");
  const closes = /[)\]]$/.test(bare);
  const opened = bare.split(/[([]/).length;
  const closed = bare.split(/[)\]]/).length;
  return closes && closed > opened ? withoutEnd(bare.slice(0, -1)) : bare;
}

/**
 * The comparison form of a DOI: in lower case, without an address before it; null if it is invalid.
 */
export function normalDoi(text: string): string | null {
  const bare = text.trim().replace(BEFORE, '').trim().toLowerCase();
  return WHOLE.test(bare) && [...bare].length <= DOI_MAX_LENGTH ? bare : null;
}

/** The first DOI of these texts; null if there is none. */
export function findDoi(texts: readonly string[]): string | null {
  for (const text of texts) {
    const found = IN_TEXT.exec(text)?.[0];
    const doi = found === undefined ? null : normalDoi(withoutEnd(found));
    if (doi !== null) return doi;
  }
  return null;
}
