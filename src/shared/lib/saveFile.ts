/** The browser may still read the address after the click; a minute is enough for any file. */
const KEPT_MS = 60_000;

/** Hands the file at a `blob:` address to the browser to keep, and lets go of the address. */
export function saveAddress(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, text: string, type: string): void {
  saveAddress(name, URL.createObjectURL(new Blob([text], { type })));
}
