/** The browser may still read the address after the click. A minute is enough for any file. */
const KEPT_MS = 60_000;

/** Downloads the file at a `blob:` address, then releases the address. */
export function saveAddress(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Downloads a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  saveAddress(name, URL.createObjectURL(new Blob([text], { type })));
}
