import { useMemo } from 'react';
import { useAppSelector } from '#shared/store/hooks';
import type { LiveAnswer as Live } from '../chatbotState';
import { readFacts, type MessageFacts } from '../messageFacts';
import { AnswerBody } from './AnswerBody';
import css from './Thread.module.css';

/** The sentences as the parts of an answer. */
function factsOf(sentences: Live['sentences']): MessageFacts {
  const citations = sentences.flatMap((sentence) => sentence.citations);
  let next = 0;
  const parts = sentences.map(({ text, citations: own }) => ({
    text,
    citations: own.map(() => next++),
  }));
  return readFacts({ parts, citations });
}

const none: Live['sentences'] = [];

/** The beginning of an answer that is still being written. */
export function LiveAnswer() {
  const sentences = useAppSelector(({ chatbot }) => chatbot.live?.sentences ?? none);
  const facts = useMemo(() => factsOf(sentences), [sentences]);
  if (sentences.length === 0) return null;
  return (
    // Screen readers read the whole answer, which takes its place.
    <div className={css.bot} data-answer aria-live="off">
      <AnswerBody text="" facts={facts} />
    </div>
  );
}
