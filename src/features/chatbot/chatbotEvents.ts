import { createAction } from '@reduxjs/toolkit';
import type { Citation } from '#contract/entities/assistant';
import type { ChatbotMessage } from './chatbotSlice';
import type { FileFacts } from './messageFacts';

/** What a question is about: the document at hand, all own ones, the papers on Quad, the product. */
export type AskScope = 'document' | 'mine' | 'papers' | 'help';

interface Told {
  message: ChatbotMessage;
}

/** The launcher was pressed; the conversation is shown in the window. */
export const windowOpened = createAction('chatbot/windowOpened');
/** The conversation is shown in the margin. */
export const panelOpened = createAction('chatbot/panelOpened');
/** Window or margin was closed. */
export const viewClosed = createAction('chatbot/viewClosed');

/** A PDF was chosen for the next message. */
export const fileChosen = createAction<FileFacts>('chatbot/fileChosen');
export const fileRemoved = createAction('chatbot/fileRemoved');

/** A paper's file is fetched, to be handed over; `name` is the file's. */
export const paperFetchStarted = createAction<{ uploadId: string; filename: string }>(
  'chatbot/paperFetchStarted',
);
/** A PDF goes to the assistant; `message` shows it in the conversation. */
export const documentHanded = createAction<Told & { uploadId: string; filename: string }>(
  'chatbot/documentHanded',
);
/** The assistant read the PDF; `message` is its analysis. */
export const documentAnalysed = createAction<Told>('chatbot/documentAnalysed');
/** The PDF did not get there; `message` says why. */
export const analysisFailed = createAction<Told>('chatbot/analysisFailed');
/** Nothing of the document at hand is to be asked any more. */
export const documentDetached = createAction('chatbot/documentDetached');

export const questionAsked = createAction<Told>('chatbot/questionAsked');
export const answerReceived = createAction<Told>('chatbot/answerReceived');
/** No answer came; `message` says why. */
export const answerFailed = createAction<Told>('chatbot/answerFailed');
/** Nothing was sent, since nobody is logged in. */
export const sendingRefused = createAction<Told>('chatbot/sendingRefused');

/** What failed is tried again: `messages` are those that are left. */
export const failureRetried = createAction<{ messages: ChatbotMessage[] }>(
  'chatbot/failureRetried',
);
/** The conversation begins anew; `before` is what `Undo` on the toast brings back. */
export const historyCleared = createAction(
  'chatbot/historyCleared',
  (toastId: string, before: ChatbotMessage[]) => ({
    payload: { toastId, before, messages: [] as ChatbotMessage[] },
  }),
);
export const historyRestored = createAction<{ messages: ChatbotMessage[] }>(
  'chatbot/historyRestored',
);

export const scopeChosen = createAction<{ scope: AskScope }>('chatbot/scopeChosen');

/** The page a quote stands on is wanted. */
export const citationOpened = createAction<Citation>('chatbot/citationOpened');
/** The PDF behind a citation is there, under the key of the shelf. */
export const citedFileArrived = createAction<{ key: string }>('chatbot/citedFileArrived');
export const citedFileFailed = createAction<{ key: string; detail: string }>(
  'chatbot/citedFileFailed',
);
export const viewerClosed = createAction('chatbot/viewerClosed');
