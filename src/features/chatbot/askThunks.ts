import type { ChatbotAnswer } from '#contract/entities/chatbot';
import { chatbotMessages } from '#contract/messages';
import { hasStatus } from '#api/errors';
import { selectUserId } from '#shared/store/sessionEvents';
import type { AppThunk, RootState } from '#shared/store/types';
import { selectDocument } from './selectDocument';
import { chatbotApi, problemOf, type Question } from './chatbotApi';
import { answerFailed, answerReceived, documentLost, questionAsked } from './chatbotEvents';
import { storedAs } from './conversation/keptIds';
import { selectChatbotMessages } from './chatbotSlice';
import { earlierQuestions } from './earlierQuestions';
import type { AskedFacts, MessageFacts } from './messageFacts';
import { returnText, createMessage } from './messageThunks';

/** The document or scope of the next question. */
function aboutOf(state: RootState): AskedFacts {
  const { scope } = state.chatbot;
  if (scope !== 'document') return { scope };
  const document = selectDocument(state);
  if (!document) return { scope: 'papers' };
  const { document_id, kind } = document;
  return { document_id, ...(kind && { kind }) };
}

const factsOf = ({ response: _text, kept: _kept, ...facts }: ChatbotAnswer): MessageFacts => facts;

interface AskOptions {
  isByItself?: boolean;
  /** The id of the message whose request failed, so that the server keeps it once. */
  retried?: string | undefined;
}

/**
 * Asks a question, with the ones before it unless it stands by itself. If the request fails, the
 * question returns to its field.
 */
export function ask(
  question: string,
  { isByItself = false, retried }: AskOptions = {},
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const userId = selectUserId(getState());
    const about = aboutOf(getState());
    const history = isByItself
      ? undefined
      : earlierQuestions(selectChatbotMessages(getState()), about);
    const byItself = isByItself ? { isByItself } : {};
    const facts = { asked: { ...about, ...byItself } };
    const asked = dispatch(createMessage('user', question, facts, retried));
    const sent: Question = {
      question,
      ...about,
      client_id: asked.id,
      ...(history !== undefined && { history }),
    };
    const call = chatbotApi.endpoints.askAssistant.initiate(sent, { track: false });
    dispatch(questionAsked({ message: asked }));
    const { data, error } = await dispatch(call);
    // Another user may have signed in meanwhile.
    if (selectUserId(getState()) !== userId) return;
    if (!error) {
      const text = data.response || chatbotMessages.fallback;
      const { answerId, ...stored } = storedAs(asked, data.kept);
      const message = dispatch(createMessage('bot', text, factsOf(data), answerId));
      dispatch(answerReceived({ message, ...stored }));
      return;
    }
    // The document was deleted in another window or on another device.
    const isLost = sent.document_id !== undefined && hasStatus(error, 404);
    if (isLost && selectDocument(getState())?.document_id === sent.document_id)
      dispatch(documentLost());
    const failure = { ids: [asked.id], question, ...byItself };
    const why = { detail: problemOf(error), failure };
    const message = dispatch(createMessage('bot', chatbotMessages.textFailed, why));
    dispatch(answerFailed({ message }));
    dispatch(returnText(question));
  };
}
