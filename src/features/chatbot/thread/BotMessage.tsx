import { RotateCcw } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import type { ChatbotMessage } from '../chatbotSlice';
import { readFacts } from '../messageFacts';
import { askProposed, retry } from '../sendThunks';
import { AnswerBody } from './AnswerBody';
import css from './Thread.module.css';

interface BotMessageProps {
  readonly message: ChatbotMessage;
  /** Only the last message of the conversation offers what to do next. */
  readonly isLast: boolean;
}

/** What the assistant said, with the cause where something failed. */
export const BotMessage = memo(function BotMessage({ message, isLast }: BotMessageProps) {
  const dispatch = useAppDispatch();
  const facts = useMemo(() => readFacts(message.facts), [message.facts]);
  const { detail, questions = [], failure } = facts;
  return (
    <>
      <div className={css.bot}>
        {detail === undefined ? (
          <AnswerBody text={message.text} facts={facts} />
        ) : (
          <>
            <p className={css.words}>{message.text}</p>
            <p className={css.cause}>{detail}</p>
          </>
        )}
        {failure && isLast ? (
          <Button
            size="sm"
            icon={RotateCcw}
            className={css.retry}
            onClick={() => dispatch(retry(message))}
          >
            Retry
          </Button>
        ) : null}
      </div>
      {isLast && questions.length > 0 ? (
        <ul className={css.questions} aria-label="Questions to ask">
          {questions.map((question) => (
            <li key={question}>
              <button
                type="button"
                className={css.question}
                onClick={() => dispatch(askProposed(question))}
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
});
