import { QUESTION_MAX_LENGTH } from '#contract/limits';
import { draftChanged, draftCleared, selectDraft } from '#shared/drafts/draftsSlice';
import { isLoggedIn } from '#shared/store/isLoggedIn';
import type { AppThunk } from '#shared/store/types';
import { ask } from './askThunks';
import { failureRetried, fileChosen, fileRemoved } from './chatbotEvents';
import { selectChatbotMessages, type ChatbotMessage } from './chatbotSlice';
import { hand } from './handThunks';
import { askAbout } from './askAbout';
import { readFacts } from './messageFacts';
import { CHOSEN_KEY, dropPdf, putPdf, takePdf } from './pdfShelf';
import { DRAFT_KEY, refuse, returnFile, returnText } from './sayThunks';

/** How many characters a question has beyond what is taken; 0 or less where it fits. */
export const excessOf = (text: string): number => [...text.trim()].length - QUESTION_MAX_LENGTH;

/** Chooses the PDF of the next message. */
export function chooseFile(file: File): AppThunk {
  return (dispatch) => {
    putPdf(CHOSEN_KEY, file);
    dispatch(fileChosen({ filename: file.name, size: file.size }));
  };
}

/** Puts the chosen PDF aside. */
export function removeFile(): AppThunk {
  return (dispatch) => {
    dropPdf(CHOSEN_KEY);
    dispatch(fileRemoved());
  };
}

function takeChosen(): AppThunk<File | undefined> {
  return (dispatch, getState) => {
    const file = getState().assistant.file ? takePdf(CHOSEN_KEY) : undefined;
    if (getState().assistant.file) dispatch(removeFile());
    return file;
  };
}

/**
 * Sends what was typed and chosen: the file first, then the text; nothing where there is neither.
 * While a file is being read nothing is sent. False where everything stays in its field.
 */
export function send(typed: string): AppThunk<boolean> {
  return (dispatch, getState, ports) => {
    const { assistant } = getState();
    const text = typed.trim();
    if (assistant.analysing || (text === '' && !assistant.file)) return false;
    if (excessOf(text) > 0) return false;
    if (!dispatch(isLoggedIn())) {
      dispatch(refuse());
      return false;
    }
    const file = dispatch(takeChosen());
    if (!file) {
      if (text !== '') void dispatch(ask(text));
      return text !== '';
    }
    const sendBoth = async () => {
      const question = text === '' ? {} : { question: text };
      const isRead = await dispatch(hand(file, { uploadId: ports.ids.next(), ...question }));
      if (isRead && text !== '') await dispatch(ask(text));
      if (isRead || !getState().session.userId) return;
      dispatch(returnFile(file));
      if (text !== '') dispatch(returnText(text));
    };
    void sendBoth();
    return true;
  };
}

/** Asks one of the questions that were proposed; a chosen file waits. */
export function askProposed(question: string): AppThunk {
  return (dispatch, getState) => {
    if (getState().assistant.analysing) return;
    if (dispatch(isLoggedIn())) void dispatch(ask(question));
    else dispatch(refuse());
  };
}

/** Sends again what failed; where it came back to its field it is taken from there. */
export function retry(message: ChatbotMessage): AppThunk {
  return (dispatch, getState) => {
    const { failure } = readFacts(message.facts);
    if (!failure || getState().assistant.analysing) return;
    if (!dispatch(isLoggedIn())) {
      dispatch(refuse());
      return;
    }
    const gone = [...failure.ids, message.id];
    const messages = selectChatbotMessages(getState()).filter(({ id }) => !gone.includes(id));
    dispatch(failureRetried({ messages }));
    const { question = '', paper, hasFile } = failure;
    const typed = selectDraft(getState(), DRAFT_KEY);
    if (question !== '' && typed.startsWith(question)) {
      const rest = typed.slice(question.length).trimStart();
      dispatch(
        rest === '' ? draftCleared(DRAFT_KEY) : draftChanged({ key: DRAFT_KEY, text: rest }),
      );
    }
    if (paper) dispatch(askAbout(paper));
    else if (hasFile) dispatch(send(question));
    else void dispatch(ask(question));
  };
}
