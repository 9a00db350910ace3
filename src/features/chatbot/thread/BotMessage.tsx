import { RotateCcw } from 'lucide-react';
import { memo, useMemo } from 'react';
import { CHATBOT_DOCUMENTS_MAX } from '#contract/limits';
import { chatbotReplies } from '#contract/messages';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { GREETING_ID, type ChatbotMessage } from '../chatbotState';
import { readFacts } from '../messageFacts';
import { askByItself, retry } from '../sendThunks';
import * as texts from '../texts';
import { AnswerBody } from './AnswerBody';
import css from './Thread.module.css';

interface BotMessageProps {
  readonly message: ChatbotMessage;
  /** The text of the message before it. */
  readonly asked: string | undefined;
  /** Only the last message of the conversation suggests next questions. */
  readonly isLast: boolean;
}

/** A message of the chatbot, with the reason if something failed. */
export const BotMessage = memo(function BotMessage({ message, asked, isLast }: BotMessageProps) {
  const dispatch = useAppDispatch();
  const facts = useMemo(() => readFacts(message.facts), [message.facts]);
  const { detail, failure, document, forgotten, understood_as: understood } = facts;
  const questions = message.id === GREETING_ID ? chatbotReplies.starters : facts.questions;
  const chips = isLast && questions ? <Questions questions={questions} /> : null;
  // Questions about a new document come before its long summary, so that they are visible.
  const [head, ...rest] = document && chips && facts.parts ? facts.parts : [];
  const note = forgotten ? (
    <p className={css.note}>{texts.forgotten(forgotten.title, CHATBOT_DOCUMENTS_MAX)}</p>
  ) : null;
  return (
    <>
      {head ? (
        <>
          <div className={css.bot} data-answer>
            <AnswerBody text="" facts={{ parts: [head] }} />
            {note}
          </div>
          {chips}
        </>
      ) : null}
      <div className={css.bot} data-answer={head ? undefined : ''}>
        {understood === undefined ? null : (
          <Understood text={understood} asked={isLast ? asked : undefined} />
        )}
        {detail === undefined ? (
          <AnswerBody text={message.text} facts={head ? { ...facts, parts: rest } : facts} />
        ) : (
          <>
            <p className={css.words} dir="auto">
              {message.text}
            </p>
            <p className={css.cause}>{detail}</p>
          </>
        )}
        {head ? null : note}
        {failure && isLast ? (
          <Button
            size="sm"
            icon={RotateCcw}
            className={css.retry}
            onClick={() => dispatch(retry(message))}
          >
            {texts.retry}
          </Button>
        ) : null}
      </div>
      {head ? null : chips}
    </>
  );
});

/** How a follow-up was understood, with a button to ask it by itself. */
function Understood({
  text,
  asked,
}: {
  readonly text: string;
  readonly asked: string | undefined;
}) {
  const dispatch = useAppDispatch();
  return (
    <p className={css.understood} dir="auto">
      {texts.understoodAs(text)}{' '}
      {asked === undefined ? null : (
        <Button variant="link" size="sm" onClick={() => dispatch(askByItself(asked))}>
          {texts.askLiterally}
        </Button>
      )}
    </p>
  );
}

function Questions({ questions }: { readonly questions: readonly string[] }) {
  const dispatch = useAppDispatch();
  if (questions.length === 0) return null;
  return (
    <ul className={css.questions} aria-label={texts.questionsToAsk}>
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className={css.question}
            dir="auto"
            onClick={() => dispatch(askByItself(question))}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
