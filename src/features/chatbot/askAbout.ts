import type { AskableDocument } from '#shared/store/featureEvents';
import { isLoggedIn } from '#shared/store/isLoggedIn';
import { selectUserId } from '#shared/store/sessionEvents';
import type { AppThunk } from '#shared/store/types';
import * as texts from './texts';
import { selectDocument } from './selectDocument';
import { chatbotApi, problemOf } from './chatbotApi';
import { paperFetchStarted, scopeChosen } from './chatbotEvents';
import { addUploadFailure, uploadPdf } from './uploadThunks';
import { dropPdf, getPdf } from './pdfCache';
import { addLoginRequired } from './messageThunks';

/** The path of a file without the signature, which differs each time. */
const pathOf = (address: string) => address.split('?', 1)[0];

/**
 * Fetches the file of a paper and uploads it to the chatbot, unless it is the current document
 * already.
 */
export function askAbout(paper: AskableDocument): AppThunk {
  return (dispatch, getState, ports) => {
    const { chatbot } = getState();
    if (chatbot.analysing) return;
    const current = selectDocument(getState())?.file_path;
    if (current !== undefined && pathOf(current) === pathOf(paper.file_path)) {
      if (chatbot.scope !== 'document') dispatch(scopeChosen({ scope: 'document' }));
      return;
    }
    if (!dispatch(isLoggedIn())) {
      dispatch(addLoginRequired());
      return;
    }
    void dispatch(fetchAndUpload(paper, ports.ids.next()));
  };
}

function fetchAndUpload(paper: AskableDocument, uploadId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { config }) => {
    const userId = selectUserId(getState());
    const { file_path: path, filename } = paper;
    const origin = `${new URL(config.apiBase).origin}/`;
    dispatch(paperFetchStarted({ uploadId, filename }));
    const url = URL.canParse(path, origin) ? new URL(path, origin).href : path;
    const { readPdf } = chatbotApi.endpoints;
    const call = readPdf.initiate({ url, key: uploadId, filename }, { track: false });
    const { error } = await dispatch(call);
    const file = getPdf(uploadId);
    dropPdf(uploadId);
    if (selectUserId(getState()) !== userId) return;
    if (error || !file) {
      const detail = texts.paperNotFetched(problemOf(error));
      dispatch(addUploadFailure(detail, { ids: [], paper }));
      return;
    }
    await dispatch(uploadPdf(file, { uploadId, paper }));
  };
}
