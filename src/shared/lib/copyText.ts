/** Copies by the old command, whose event takes any text, so that nothing has to be selected. */
function copyByCommand(text: string): boolean {
  let isCopied = false;
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isCopied = true;
  };
  document.addEventListener('copy', write, { capture: true });
  try {
    return document.execCommand('copy') && isCopied;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', write, { capture: true });
  }
}

/**
 * Copies a text, and returns whether that succeeded. Browsers have no clipboard on plain-http origins
 * other than localhost, such as a machine's IP address, and may refuse it without permission.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}
