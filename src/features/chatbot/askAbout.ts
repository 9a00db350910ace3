import { chatbotMessages } from '#contract/messages';
import { hasStatus } from '#api/errors';
import type { AskableDocument } from '#shared/store/featureEvents';
import { isLoggedIn } from '#shared/store/isLoggedIn';
import { selectUserId } from '#shared/store/sessionEvents';
import type { AppThunk } from '#shared/store/types';
import * as texts from './texts';
import { selectDocument } from './selectDocument';
import { chatbotApi, problemOf } from './chatbotApi';
import { documentAnalysed, documentHanded, paperFetchStarted, scopeChosen } from './chatbotEvents';
import { clientIdOf, storedAs } from './conversation/keptIds';
import type { DocumentFacts } from './messageFacts';
import { addUploadFailure, factsOfSummary, uploadPdf } from './uploadThunks';
import { dropPdf, getPdf } from './pdfCache';
import { addLoginRequired, createMessage } from './messageThunks';

/** The path of a file without the signature, which differs each time. */
const pathOf = (address: string) => address.split('?', 1)[0];

const isSame = (
  document: DocumentFacts | null,
  { paper_id: id, file_path: path }: AskableDocument,
) =>
  document?.file_path === undefined
    ? document?.kind === 'paper' && document.document_id === id
    : pathOf(document.file_path) === pathOf(path);

/**
 * Hands a paper to the chatbot, unless it is the current document already: by its id, or by
 * fetching its file and uploading it.
 */
export function askAbout(paper: AskableDocument): AppThunk {
  return (dispatch, getState, ports) => {
    const { chatbot } = getState();
    if (chatbot.analysing) return;
    if (isSame(selectDocument(getState()), paper)) {
      if (chatbot.scope !== 'document') dispatch(scopeChosen({ scope: 'document' }));
      return;
    }
    if (!dispatch(isLoggedIn())) {
      dispatch(addLoginRequired());
      return;
    }
    const uploadId = ports.ids.next();
    dispatch(paperFetchStarted({ uploadId, filename: paper.filename }));
    const { paper_id: id } = paper;
    if (id === undefined) void dispatch(fetchAndUpload(paper, uploadId));
    else void dispatch(openPaper(paper, { id, uploadId }));
  };
}

/** Names the paper by its id. A server that doesn't know this call gets the file. */
function openPaper(
  paper: AskableDocument,
  { id, uploadId }: { id: number; uploadId: string },
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const userId = selectUserId(getState());
    const { title, filename } = paper;
    const message = dispatch(createMessage('user', title, { file: { filename } }));
    const call = chatbotApi.endpoints.openPaper.initiate(
      { id, ...clientIdOf(getState(), message) },
      { track: false },
    );
    const { data, error } = await dispatch(call);
    if (selectUserId(getState()) !== userId) return;
    if (hasStatus(error, 404)) {
      await dispatch(fetchAndUpload(paper, uploadId));
      return;
    }
    if (error) {
      dispatch(addUploadFailure(problemOf(error), { ids: [], paper }));
      return;
    }
    const { answerId, asked } = storedAs(message, data.kept);
    const facts = factsOfSummary(data, filename, paper);
    const text = data.response || chatbotMessages.fallback;
    const analysis = dispatch(createMessage('bot', text, facts, answerId));
    // The stored conversation may have arrived with this message.
    const handed = asked ? { ...message, id: asked.newId } : message;
    dispatch(documentHanded({ message: handed, uploadId, filename }));
    dispatch(documentAnalysed({ message: analysis }));
  };
}

function fetchAndUpload(paper: AskableDocument, uploadId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { config }) => {
    const userId = selectUserId(getState());
    const { file_path: path, filename } = paper;
    const origin = `${new URL(config.apiBase).origin}/`;
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
