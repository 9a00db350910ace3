import type { Paper } from '#contract/entities/research';
import { researchMessages } from '#contract/messages';
import { saveAddress } from '#shared/lib/saveFile';
import { notify } from '#shared/notify/notify';
import { isLoggedIn } from '#shared/store/isLoggedIn';
import type { AppThunk } from '#shared/store/types';
import { papersApi } from './papersApi';

/** Fetches the PDF of a paper and saves it as a download. */
export function downloadPaper(paper: Paper): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const tell = (text: string) => dispatch(notify({ kind: 'error', text }));
    if (!dispatch(isLoggedIn())) {
      tell(researchMessages.downloadNeedsLogin);
      return;
    }
    const call = papersApi.endpoints.downloadPaper.initiate(paper.id, { track: false });
    const { data: address } = await dispatch(call);
    if (address === undefined) tell(researchMessages.downloadFailed);
    else saveAddress(paper.original_filename, address);
  };
}
