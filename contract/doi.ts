import { DOI_MAX_LENGTH, DOI_PATTERN, DOI_TEXT_MAX_LENGTH } from './limits';

const WHOLE = new RegExp(DOI_PATTERN);
/** The beginning of a DOI, in an address also with its slash escaped. */
const START = /(?<![\d.])10\.\d{4,9}(?:\/|%2f)/i;
const ADDRESS = /^[a-z][a-z+.-]*:\/\/|^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?\//i;
/** `doi.org`, also through the proxy of a library: `doi-org.proxy.example`, `doi.org.proxy.example`. */
const RESOLVER = /^(?:\d-)?(?:www[.-])?(?:dx[.-])?doi[.-]org(?:[.:-]|$)/i;
/** Words after a DOI in the addresses of publishers. */
const VIEWS: ReadonlySet<string> = new Set(
  ' abs abstract pdf epdf pdfdirect tab-pdf epub full fulltext full-text html summary references meta metrics figures tables download supplementary-material'.split(
    ' ',
  ),
);
/** A figure or table of an article by its number. */
const NUMBERED_VIEW = /\/(?:figures|tables)\/\d{1,3}$/i;
const FILE_END = /(?:v\d{1,3})?\.full(?:-text|\.pdf)?$|\.(?:pdf|html?|svg)$/i;
/** bioRxiv and medRxiv: a version, and what is shown of it, after the DOI of all versions. */
const PREPRINT = /^(10\.1101\/[\d.]+)v\d{1,3}(?:\..*)?$/i;
/** Escapes of signs. Those of letters, digits and `%` could be part of a DOI. */
const ESCAPED_SIGN = /%(?:2[1-46-9a-f]|3[a-f]|40|5[b-f]|60|7[b-e])/gi;
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** Hyphens and dashes that documents and word processors set for the one on a keyboard. */
const HYPHEN = /[\u2010-\u2013\u2212]/g;
/** Signs at the end of a sentence, a quotation or a folder of an address. */
const END = /[.,;:!?'"*/…’”»›\p{Terminal_Punctuation}]/u;
const CLOSERS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };
/** A publisher whose addresses have a number of their own after the DOI. */
const NUMBERED = /^(10\.1093\/[^/]+\/[^/]+)\/\d+$/;
/** arXiv gives each of its papers, without the version, a DOI of its own. */
const ARXIV =
  /^(?:arxiv:|(?:https?:\/\/)?(?:[a-z]{2,6}\.)?arxiv\.org\/(?:abs|pdf|html)\/)(\d{4}\.\d{4,5}|[a-z-]{2,20}(?:\.[a-z]{2})?\/\d{7})(?:v\d{1,3})?(?:\.pdf)?(?:[?#].*)?$/i;
/** Addresses within addresses: a login of a proxy, which leads to a proxy. */
const DEEPEST = 3;

/** Removes what no one sees, and has one hyphen. */
const plain = (text: string) => text.replaceAll(INVISIBLE, '').replaceAll(HYPHEN, '-').trim();

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Removes the views and files of publishers after a DOI, such as `/full` and `.pdf`. */
function withoutView(path: string): string {
  const whole = path.replace(NUMBERED_VIEW, '');
  let end = whole.length;
  const first = whole.indexOf('/');
  for (;;) {
    const cut = whole.lastIndexOf('/', end - 1);
    if (cut <= first || !VIEWS.has(whole.slice(cut + 1, end).toLowerCase())) break;
    end = cut;
  }
  const doi = whole.slice(0, end).replace(PREPRINT, '$1');
  return doi.replace(FILE_END, '').replace(NUMBERED, '$1');
}

const count = (text: string, sign: string) => text.split(sign).length;

/** Removes what ends the surrounding sentence, or closes a bracket that was opened before the DOI. */
function withoutEnd(doi: string): string {
  let end = doi.length;
  for (; end > 0; end -= 1) {
    const last = doi.charAt(end - 1);
    const opener = CLOSERS[last];
    const piece = doi.slice(0, end);
    const isSurplus =
      opener === undefined ? END.test(last) : count(piece, last) > count(piece, opener);
    if (!isSurplus) break;
  }
  return doi.slice(0, end);
}

/** Returns the DOI if the text is one. */
function valid(text: string): string | null {
  const doi = withoutEnd(text).toLowerCase();
  return WHOLE.test(doi) && [...doi].length <= DOI_MAX_LENGTH ? doi : null;
}

function inPath(address: string): string | null {
  const [path = ''] = address.split(/[?#]/, 1);
  const found = START.exec(path);
  if (!found) return null;
  const host = path.replace(/^[a-z][a-z+.-]*:\/\//i, '').split('/', 1)[0] ?? '';
  const doi = plain(decode(path.slice(found.index)));
  return valid(RESOLVER.test(host) ? doi : withoutView(doi));
}

/** A DOI in the query of an address, as in `login?url=https://doi.org/…`. */
function inQuery(address: string, depth: number): string | null {
  const start = address.indexOf('?');
  if (start < 0 || depth === DEEPEST) return null;
  const query = address.slice(start + 1);
  // Proxies also take an address without escapes, query and all.
  const whole = /^[^=&]*url=([a-z]+:\/\/.*)$/is.exec(query)?.[1];
  const values = whole === undefined ? [...new URLSearchParams(query).values()] : [whole];
  for (const value of values) {
    const doi = find(value, depth + 1);
    if (doi !== null) return doi;
  }
  return null;
}

function find(text: string, depth = 0): string | null {
  const word = text.trim().replace(/^[<("'[]+/, '');
  const arxivId = ARXIV.exec(withoutEnd(word))?.[1];
  if (arxivId !== undefined) return valid(`10.48550/arXiv.${arxivId}`);
  if (ADDRESS.test(word)) return inPath(word) ?? inQuery(word, depth);
  const found = START.exec(word);
  return found ? valid(word.slice(found.index).replaceAll(ESCAPED_SIGN, decode)) : null;
}

/**
 * Reads a DOI from anything people paste: an address of doi.org or of a publisher, also through the
 * proxy of a library, `doi:…`, or a paper of arXiv. Returns the bare DOI in lower case, so that equal
 * DOIs are equal texts; null if the text has none, or something follows it.
 */
export function readDoi(text: string): string | null {
  if (text.length > DOI_TEXT_MAX_LENGTH) return null;
  const words = plain(text).split(/\s+/);
  return find(words.at(-1) ?? '');
}

/** The address of a DOI. */
export const doiAddress = (doi: string): string =>
  `https://doi.org/${encodeURI(doi).replaceAll(/[?#]/g, encodeURIComponent)}`;
