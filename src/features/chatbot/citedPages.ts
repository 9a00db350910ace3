import type { Citation } from '#contract/entities/chatbot';
import { urlOf } from '#api/request';
import type { AppThunk } from '#shared/store/types';
import { citedKey } from './chatbotSlice';
import { chatbotApi, problemOf } from './chatbotApi';
import { citationOpened, citedFileArrived, citedFileFailed } from './chatbotEvents';
import { getPdf } from './pdfCache';

const addressOf = ({ kind, document_id: id }: Citation) =>
  urlOf(kind === 'paper' ? 'readPaperFile' : 'readChatbotDocument', { id });

/** Opens the page of a citation, and fetches its PDF unless it is cached. */
export function openCitation(citation: Citation): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const key = citedKey(citation);
    dispatch(citationOpened(citation));
    if (!getPdf(key)) {
      const filename = `${citation.title ?? 'document'}.pdf`;
      const request = { url: addressOf(citation), key, filename };
      const call = chatbotApi.endpoints.readPdf.initiate(request, { track: false });
      const { error } = await dispatch(call);
      if (error) {
        dispatch(citedFileFailed({ key, detail: problemOf(error) }));
        return;
      }
    }
    dispatch(citedFileArrived({ key }));
  };
}
