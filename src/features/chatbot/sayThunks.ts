import { chatbotMessages } from '#contract/messages';
import { draftChanged, selectDraft } from '#shared/drafts/draftsSlice';
import type { AppThunk } from '#shared/store/types';
import { fileChosen, sendingRefused } from './chatbotEvents';
import type { ChatbotMessage } from './chatbotSlice';
import type { MessageFacts } from './messageFacts';
import { CHOSEN_KEY, putPdf } from './pdfShelf';

/** The place of the text that is being typed for the assistant. */
export const DRAFT_KEY = 'assistant';

/** Makes a message with an id of its own. */
export function write(
  sender: ChatbotMessage['sender'],
  text: string,
  facts?: MessageFacts,
): AppThunk<ChatbotMessage> {
  return (_dispatch, _getState, ports) => {
    const id = ports.ids.next();
    return facts ? { id, sender, text, facts } : { id, sender, text };
  };
}

/** Puts a text back into the field, before what was typed since. */
export function returnText(text: string): AppThunk {
  return (dispatch, getState) => {
    const typed = selectDraft(getState(), DRAFT_KEY);
    const together = typed === '' || typed === text ? text : `${text}\n${typed}`;
    dispatch(draftChanged({ key: DRAFT_KEY, text: together }));
  };
}

/** Puts a file back where it was chosen, unless another one is there. */
export function returnFile(file: File): AppThunk {
  return (dispatch, getState) => {
    if (getState().assistant.file !== null) return;
    putPdf(CHOSEN_KEY, file);
    dispatch(fileChosen({ filename: file.name, size: file.size }));
  };
}

/** Says that nobody is logged in. */
export function refuse(): AppThunk {
  return (dispatch) => {
    const message = dispatch(write('bot', chatbotMessages.notLoggedIn));
    dispatch(sendingRefused({ message }));
  };
}
