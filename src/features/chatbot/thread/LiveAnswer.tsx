import { useMemo } from 'react';
import { useAppSelector } from '#shared/store/hooks';
import { selectChatbotMessages } from '../chatbotSlice';
import type { ChatbotState } from '../chatbotState';
import { readFacts, type MessageFacts } from '../messageFacts';
import { AnswerBody } from './AnswerBody';
import css from './Thread.module.css';

/** The sentences of the answer to a question as its parts, in order and without a gap. */
function factsOf(sentences: ChatbotState['sentences'], questionId: string): MessageFacts {
  const own = sentences.filter(({ client_id: id }) => id === questionId);
  const shown = [...Array(own.length).keys()].flatMap(
    (place) => own.find(({ position }) => position === place) ?? [],
  );
  const citations = shown.flatMap((sentence) => sentence.citations);
  let next = 0;
  const parts = shown.map(({ text, citations: cited }) => ({
    text,
    citations: cited.map(() => next++),
  }));
  return readFacts({ parts, citations });
}

/** The beginning of an answer that is still being written, below its question. */
export function LiveAnswer() {
  const sentences = useAppSelector(({ chatbot }) => chatbot.sentences);
  const last = useAppSelector((state) => selectChatbotMessages(state).at(-1));
  const { parts = [], citations = [] } = useMemo(
    () => (last?.sender === 'user' ? factsOf(sentences, last.id) : {}),
    [sentences, last],
  );
  if (parts.length === 0) return null;
  return (
    // Screen readers read the whole answer, which takes its place.
    <div className={css.bot} data-begun aria-live="off">
      <AnswerBody text="" facts={{ parts, citations }} />
    </div>
  );
}
