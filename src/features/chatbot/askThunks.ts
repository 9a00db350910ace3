import type { ChatbotAnswer } from '#contract/entities/chatbot';
import { chatbotMessages } from '#contract/messages';
import { selectUserId } from '#shared/store/sessionEvents';
import type { AppThunk, RootState } from '#shared/store/types';
import { selectDocument } from './selectDocument';
import { chatbotApi, problemOf, type Question } from './chatbotApi';
import { answerFailed, answerReceived, questionAsked } from './chatbotEvents';
import type { MessageFacts } from './messageFacts';
import { returnText, createMessage } from './messageThunks';

function questionOf(state: RootState, question: string): Question {
  const { scope } = state.chatbot;
  if (scope !== 'document') return { question, scope };
  const document = selectDocument(state);
  return document ? { question, document_id: document.document_id } : { question };
}

const factsOf = ({ response: _text, ...facts }: ChatbotAnswer): MessageFacts => facts;

/** Asks a question. If the request fails, the question returns to its field. */
export function ask(question: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const userId = selectUserId(getState());
    const asked = dispatch(createMessage('user', question));
    const call = chatbotApi.endpoints.askAssistant.initiate(questionOf(getState(), question), {
      track: false,
    });
    dispatch(questionAsked({ message: asked }));
    const { data, error } = await dispatch(call);
    // Another user may have signed in meanwhile.
    if (selectUserId(getState()) !== userId) return;
    if (!error) {
      const text = data.response || chatbotMessages.fallback;
      dispatch(answerReceived({ message: dispatch(createMessage('bot', text, factsOf(data))) }));
      return;
    }
    const failure = { ids: [asked.id], question };
    const facts = { detail: problemOf(error), failure };
    const message = dispatch(createMessage('bot', chatbotMessages.textFailed, facts));
    dispatch(answerFailed({ message }));
    dispatch(returnText(question));
  };
}
