import type { KeyboardEvent } from 'react';
import { isSendKey } from '../textLimit';

/** The keys of a form with long fields, to be spread on it: only Ctrl or Command and Enter send it. */
export function useSendKeys(send: () => Promise<void>) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSendKey(event)) void send();
    // Enter in a one-line field must not send what is half done.
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
      event.preventDefault();
  };
  return { onKeyDown };
}
