import { copyText } from '../lib/copyText';
import type { AppThunk } from '../store/types';
import * as texts from '../texts';
import { notify } from './notify';

/** Puts the address of a page on the clipboard, and confirms it with the given text. */
export function copyLink(path: string, copied: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const link = new URL(path, document.baseURI).href;
    dispatch(
      notify(
        (await copyText(link))
          ? { kind: 'success', text: copied }
          : { kind: 'error', text: texts.linkNotCopied(link) },
      ),
    );
  };
}
