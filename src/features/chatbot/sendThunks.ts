import { ACCEPTED_KINDS, endingsOf, isAccepted } from '#contract/fileKinds';
import { CHATBOT_FILE_MAX_BYTES, QUESTION_MAX_LENGTH } from '#contract/limits';
import { fileMessages } from '#contract/messages';
import { draftChanged, draftCleared, selectDraft } from '#shared/drafts/draftsSlice';
import { sizeProblem } from '#shared/files/sizeProblem';
import { notify } from '#shared/notify/notify';
import { isLoggedIn } from '#shared/store/isLoggedIn';
import type { AppThunk } from '#shared/store/types';
import { ask } from './askThunks';
import { failureRetried, fileChosen, fileRemoved } from './chatbotEvents';
import { selectChatbotMessages } from './chatbotSlice';
import type { ChatbotMessage } from './chatbotState';
import { uploadPdf } from './uploadThunks';
import { askAbout } from './askAbout';
import { readFacts } from './messageFacts';
import { CHOSEN_KEY, dropPdf, putPdf, getPdf } from './pdfCache';
import { DRAFT_KEY, addLoginRequired, returnFile, returnText } from './messageThunks';

/** Returns by how many characters a question exceeds the limit; 0 or less if it fits. */
export const excessOf = (text: string): number => [...text.trim()].length - QUESTION_MAX_LENGTH;

/** Returns the reason why the chatbot cannot read a file, or null. */
function problemOf(file: File): string | null {
  const { chatbot: kinds } = ACCEPTED_KINDS;
  if (!isAccepted(file, kinds)) return fileMessages.invalidType(endingsOf(kinds));
  return sizeProblem(file, CHATBOT_FILE_MAX_BYTES);
}

/** Attaches a PDF to the next message. Another file is refused with a notice. */
export function chooseFile(file: File): AppThunk {
  return (dispatch) => {
    const problem = problemOf(file);
    if (problem !== null) {
      dispatch(notify({ kind: 'error', text: `${file.name}: ${problem}` }));
      return;
    }
    putPdf(CHOSEN_KEY, file);
    dispatch(fileChosen({ filename: file.name, size: file.size }));
  };
}

/** Removes the attached PDF. */
export function removeFile(): AppThunk {
  return (dispatch) => {
    dropPdf(CHOSEN_KEY);
    dispatch(fileRemoved());
  };
}

function takeChosen(): AppThunk<File | undefined> {
  return (dispatch, getState) => {
    const file = getState().chatbot.file ? getPdf(CHOSEN_KEY) : undefined;
    if (getState().chatbot.file) dispatch(removeFile());
    return file;
  };
}

/**
 * Sends the attached file, then the typed text. Sends nothing if there is neither, or while a file
 * is being analysed. Returns false if the text and file stay in their field.
 */
export function send(typed: string): AppThunk<boolean> {
  return (dispatch, getState, ports) => {
    const { chatbot } = getState();
    const text = typed.trim();
    if (chatbot.analysing || (text === '' && !chatbot.file)) return false;
    if (excessOf(text) > 0) return false;
    if (!dispatch(isLoggedIn())) {
      dispatch(addLoginRequired());
      return false;
    }
    const file = dispatch(takeChosen());
    if (!file) {
      if (text !== '') void dispatch(ask(text));
      return text !== '';
    }
    const sendBoth = async () => {
      const question = text === '' ? {} : { question: text };
      const isRead = await dispatch(uploadPdf(file, { uploadId: ports.ids.next(), ...question }));
      if (isRead && text !== '') await dispatch(ask(text));
      if (isRead || !getState().session.userId) return;
      dispatch(returnFile(file));
      if (text !== '') dispatch(returnText(text));
    };
    void sendBoth();
    return true;
  };
}

/**
 * Asks a question that stands by itself, such as a suggested one, without the ones before it. An
 * attached file is not sent.
 */
export function askByItself(question: string): AppThunk {
  return (dispatch, getState) => {
    if (getState().chatbot.analysing) return;
    if (dispatch(isLoggedIn())) void dispatch(ask(question, { isByItself: true }));
    else dispatch(addLoginRequired());
  };
}

/** Retries a failed request, and removes its text and file from the field they returned to. */
export function retry(message: ChatbotMessage): AppThunk {
  return (dispatch, getState) => {
    const { failure } = readFacts(message.facts);
    if (!failure || getState().chatbot.analysing) return;
    if (!dispatch(isLoggedIn())) {
      dispatch(addLoginRequired());
      return;
    }
    const gone = [...failure.ids, message.id];
    const messages = selectChatbotMessages(getState()).filter(({ id }) => !gone.includes(id));
    dispatch(failureRetried({ messages }));
    const { question = '', isByItself = false, paper, hasFile } = failure;
    const typed = selectDraft(getState(), DRAFT_KEY);
    if (question !== '' && typed.startsWith(question)) {
      const rest = typed.slice(question.length).trimStart();
      dispatch(
        rest === '' ? draftCleared(DRAFT_KEY) : draftChanged({ key: DRAFT_KEY, text: rest }),
      );
    }
    if (paper) dispatch(askAbout(paper));
    else if (hasFile) dispatch(send(question));
    else void dispatch(ask(question, { isByItself, retried: failure.ids[0] }));
  };
}
