import { chatbotMessages } from '#contract/messages';
import { draftChanged, selectDraft } from '#shared/drafts/draftsSlice';
import type { AppThunk } from '#shared/store/types';
import { fileChosen, sendingRefused } from './chatbotEvents';
import type { ChatbotMessage } from './chatbotState';
import type { MessageFacts } from './messageFacts';
import { CHOSEN_KEY, putPdf } from './pdfCache';

/** The key of the draft for the chatbot. */
export const DRAFT_KEY = 'assistant';

/** Creates a message with a new id, unless it has one, as a retried one and those of the server. */
export function createMessage(
  sender: ChatbotMessage['sender'],
  text: string,
  facts?: MessageFacts,
  knownId?: string,
): AppThunk<ChatbotMessage> {
  return (_dispatch, _getState, ports) => {
    const id = knownId ?? ports.ids.next();
    return facts ? { id, sender, text, facts } : { id, sender, text };
  };
}

/** Returns a text to the field, before anything typed since. */
export function returnText(text: string): AppThunk {
  return (dispatch, getState) => {
    const typed = selectDraft(getState(), DRAFT_KEY);
    const together = typed === '' || typed === text ? text : `${text}\n${typed}`;
    dispatch(draftChanged({ key: DRAFT_KEY, text: together }));
  };
}

/** Attaches a file again, unless another one is attached. */
export function returnFile(file: File): AppThunk {
  return (dispatch, getState) => {
    if (getState().chatbot.file !== null) return;
    putPdf(CHOSEN_KEY, file);
    dispatch(fileChosen({ filename: file.name, size: file.size }));
  };
}

/** Adds a message that says the user isn't signed in. */
export function addLoginRequired(): AppThunk {
  return (dispatch) => {
    const message = dispatch(createMessage('bot', chatbotMessages.notLoggedIn));
    dispatch(sendingRefused({ message }));
  };
}
