/** Parses an id, such as one in an address or in storage. Returns null for any other text. */
export function readId(text: string | null): number | null {
  const id = text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(id) ? id : null;
}
