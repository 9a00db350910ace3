import { useLayoutEffect, useRef } from 'react';
import { useAppSelector } from '#shared/store/hooks';
import { selectChatbotMessages } from '../chatbotSlice';
import * as texts from '../texts';
import { BotMessage } from './BotMessage';
import { LiveAnswer } from './LiveAnswer';
import css from './Thread.module.css';
import { UserMessage } from './UserMessage';
import { WorkStatus } from './WorkStatus';

/** Keeps a little of the content above the last question visible. */
const ABOVE_PX = 12;

/**
 * Scrolls to the last question, and below a long question on to the beginning of the last answer, so
 * that half of the height is left for it. While an answer is being written, it is the last one, and
 * not the status below it.
 */
function scrollToLast(log: HTMLElement): void {
  const lastOf = (marked: string) => [...log.querySelectorAll<HTMLElement>(marked)].at(-1);
  const asked = lastOf('[data-own]')?.offsetTop ?? 0;
  const begun = log.querySelector<HTMLElement>('[data-begun]');
  const answered = (begun ?? lastOf('[data-answer]'))?.offsetTop ?? 0;
  log.scrollTop = Math.max(asked - ABOVE_PX, answered - log.clientHeight / 2);
}

/**
 * The conversation. New messages and sentences scroll it so that the beginning of the last answer is
 * visible.
 */
export function Thread() {
  const messages = useAppSelector(selectChatbotMessages);
  const isBusy = useAppSelector(
    ({ chatbot }) => chatbot.analysing !== null || chatbot.awaiting > 0,
  );
  const sentences = useAppSelector(({ chatbot }) => chatbot.sentences.length);
  const log = useRef<HTMLDivElement>(null);
  const scrolledTo = useRef(0);
  const lastId = messages.at(-1)?.id;
  useLayoutEffect(() => {
    const shown = log.current;
    // A person who scrolls while an answer is being written stays at that place.
    if (!shown || (sentences > 0 && shown.scrollTop !== scrolledTo.current)) return;
    scrollToLast(shown);
    scrolledTo.current = shown.scrollTop;
  }, [lastId, isBusy, sentences]);
  return (
    <div ref={log} className={css.log} role="log" aria-label={texts.conversation} tabIndex={0}>
      {messages.map((message, at) =>
        message.sender === 'user' ? (
          <UserMessage key={message.id} message={message} />
        ) : (
          <BotMessage
            key={message.id}
            message={message}
            asked={messages[at - 1]?.text}
            isLast={message.id === lastId && !isBusy}
          />
        ),
      )}
      <LiveAnswer />
      <WorkStatus />
    </div>
  );
}
