import { createAction } from '@reduxjs/toolkit';
import type { Citation } from '#contract/entities/chatbot';
import type { AskScope, ChatbotMessage } from './chatbotState';
import type { DocumentFacts, FileFacts } from './messageFacts';

interface WithMessage {
  message: ChatbotMessage;
}

/** A message that the server stored, and so has another id from now on. */
export interface StoredMessage {
  id: string;
  newId: string;
}

/** An answer; `asked` is the question if the server stored both. */
interface WithAnswer extends WithMessage {
  asked?: StoredMessage;
}

/** The launcher was clicked; the conversation opens in the window. */
export const windowOpened = createAction('chatbot/windowOpened');
/** The conversation opens in the panel. */
export const panelOpened = createAction('chatbot/panelOpened');
/** The window or panel was closed. */
export const viewClosed = createAction('chatbot/viewClosed');

/** A PDF was chosen for the next message. */
export const fileChosen = createAction<Required<FileFacts>>('chatbot/fileChosen');
export const fileRemoved = createAction('chatbot/fileRemoved');

/**
 * A paper's file is being fetched, to be uploaded to the chatbot; `filename` is the file's name.
 */
export const paperFetchStarted = createAction<{ uploadId: string; filename: string }>(
  'chatbot/paperFetchStarted',
);
/** A PDF is uploaded to the chatbot; `message` shows it in the conversation. */
export const documentHanded = createAction<WithMessage & { uploadId: string; filename: string }>(
  'chatbot/documentHanded',
);
/** The chatbot has analysed the PDF; `message` is its analysis. */
export const documentAnalysed = createAction<WithAnswer>('chatbot/documentAnalysed');
/** The PDF could not be uploaded or analysed; `message` says why. */
export const analysisFailed = createAction<WithMessage>('chatbot/analysisFailed');
/** Questions no longer refer to the current document. */
export const documentDetached = createAction('chatbot/documentDetached');
/** A document was chosen from the list; questions refer to it. */
export const documentChosen = createAction<{ document: DocumentFacts }>('chatbot/documentChosen');
/** The current document was deleted; questions refer to all the others. */
export const documentLost = createAction('chatbot/documentLost');

export const questionAsked = createAction<WithMessage>('chatbot/questionAsked');
export const answerReceived = createAction<WithAnswer>('chatbot/answerReceived');
/** The question failed; `message` says why. */
export const answerFailed = createAction<WithMessage>('chatbot/answerFailed');
/** Nothing was sent, because no user is signed in. */
export const sendingRefused = createAction<WithMessage>('chatbot/sendingRefused');

/** A failed request is retried; `messages` are the remaining ones. */
export const failureRetried = createAction<{ messages: ChatbotMessage[] }>(
  'chatbot/failureRetried',
);
/** The conversation was cleared; `before` is restored by the toast's `Undo`. */
export const historyCleared = createAction(
  'chatbot/historyCleared',
  (toastId: string, before: ChatbotMessage[]) => ({
    payload: { toastId, before, messages: [] as ChatbotMessage[] },
  }),
);
export const historyRestored = createAction<{ messages: ChatbotMessage[] }>(
  'chatbot/historyRestored',
);

/** The messages that the server keeps were merged into the conversation. */
export const conversationMerged = createAction<{ messages: ChatbotMessage[] }>(
  'chatbot/conversationMerged',
);

export const scopeChosen = createAction<{ scope: AskScope }>('chatbot/scopeChosen');

/** A citation was clicked; its page opens. */
export const citationOpened = createAction<Citation>('chatbot/citationOpened');
/** The PDF of a citation is in the cache, under this key. */
export const citedFileArrived = createAction<{ key: string }>('chatbot/citedFileArrived');
export const citedFileFailed = createAction<{ key: string; detail: string }>(
  'chatbot/citedFileFailed',
);
export const viewerClosed = createAction('chatbot/viewerClosed');
