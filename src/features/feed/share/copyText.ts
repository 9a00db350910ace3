/**
 * Puts the text of a field on the clipboard and says whether that went well. Browsers refuse without
 * a safe connection or the reader's leave; then the old command may still do it.
 */
export async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
}
