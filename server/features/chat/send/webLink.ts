const WEB_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:']);

/** Whether a text as a whole is the address of a web page, so that its message may be a link. */
export function isWebLink(text: string): boolean {
  const address = text.trim();
  // A parser drops or encodes white space and controls; what is stored is the text as it is.
  if (/[\s\p{Cc}]/u.test(address) || !URL.canParse(address)) return false;
  return WEB_PROTOCOLS.has(new URL(address).protocol);
}
