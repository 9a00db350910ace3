import type { ChatbotUpload } from '#contract/entities/chatbot';
import { chatbotMessages } from '#contract/messages';
import type { AskableDocument } from '#shared/store/featureEvents';
import { selectUserId } from '#shared/store/sessionEvents';
import type { AppThunk } from '#shared/store/types';
import { chatbotApi, problemOf } from './chatbotApi';
import { analysisFailed, documentAnalysed, documentHanded } from './chatbotEvents';
import { clientIdOf, storedAs } from './conversation/keptIds';
import type { FailureFacts, MessageFacts } from './messageFacts';
import { dropPdf, putPdf } from './pdfCache';
import { createMessage } from './messageThunks';

/** Returns the additional data of a document's summary. */
export function factsOfSummary(
  upload: ChatbotUpload,
  filename: string,
  paper?: AskableDocument,
): MessageFacts {
  const { document_id: documentId, pages, title, kind, ...more } = upload;
  const { parts, citations, questions, forgotten } = more;
  const document = documentId !== undefined && {
    document_id: documentId,
    ...(kind === undefined ? {} : { kind }),
    title: paper?.title ?? title ?? filename,
    filename,
    ...(pages === undefined ? {} : { pages }),
    ...(paper ? { file_path: paper.file_path } : {}),
  };
  return {
    ...(document ? { document } : {}),
    ...(parts ? { parts } : {}),
    ...(citations ? { citations } : {}),
    ...(questions ? { questions } : {}),
    ...(forgotten ? { forgotten } : {}),
  };
}

/** Adds a message that says why a PDF could not be uploaded. */
export function addUploadFailure(detail: string, failure: FailureFacts): AppThunk {
  return (dispatch) => {
    const facts = { detail, failure };
    const message = dispatch(createMessage('bot', chatbotMessages.uploadFailed, facts));
    dispatch(analysisFailed({ message }));
  };
}

interface PdfSource {
  uploadId: string;
  /** The paper that the file belongs to. */
  paper?: AskableDocument;
  /** The question that was to be sent after the file. */
  question?: string;
}

/** Uploads a PDF to the chatbot and returns whether it was analysed. */
export function uploadPdf(file: File, source: PdfSource): AppThunk<Promise<boolean>> {
  const { uploadId, paper, question } = source;
  return async (dispatch, getState) => {
    const userId = selectUserId(getState());
    const facts = { file: { filename: file.name, size: file.size } };
    const message = dispatch(createMessage('user', paper?.title ?? file.name, facts));
    putPdf(uploadId, file);
    const call = chatbotApi.endpoints.uploadAssistantPdf.initiate(
      { key: uploadId, uploadId, ...clientIdOf(getState(), message) },
      { track: false },
    );
    dispatch(documentHanded({ message, uploadId, filename: file.name }));
    const { data, error } = await dispatch(call);
    dropPdf(uploadId);
    // Another user may have signed in meanwhile.
    if (selectUserId(getState()) !== userId) return false;
    if (error) {
      const failure = {
        ids: [message.id],
        ...(paper ? { paper } : { hasFile: true }),
        ...(question === undefined ? {} : { question }),
      };
      dispatch(addUploadFailure(problemOf(error), failure));
      return false;
    }
    const text = data.response || chatbotMessages.fallback;
    const { answerId, ...stored } = storedAs(message, data.kept);
    const summary = factsOfSummary(data, file.name, paper);
    const analysis = dispatch(createMessage('bot', text, summary, answerId));
    dispatch(documentAnalysed({ message: analysis, ...stored }));
    return true;
  };
}
