import { useLayoutEffect, useRef } from 'react';
import { useAppSelector } from '#shared/store/hooks';
import { selectChatbotMessages } from '../chatbotSlice';
import * as texts from '../texts';
import { BotMessage } from './BotMessage';
import css from './Thread.module.css';
import { UserMessage } from './UserMessage';
import { WorkStatus } from './WorkStatus';

/** Keeps a little of the content above the last question visible. */
const ABOVE_PX = 12;

/**
 * The conversation. New messages scroll it so that the last question and its answer are readable.
 */
export function Thread() {
  const messages = useAppSelector(selectChatbotMessages);
  const isBusy = useAppSelector(
    ({ chatbot }) => chatbot.analysing !== null || chatbot.awaiting > 0,
  );
  const log = useRef<HTMLDivElement>(null);
  const lastId = messages.at(-1)?.id;
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const asked = [...element.querySelectorAll<HTMLElement>('[data-own]')].at(-1);
    element.scrollTop = (asked?.offsetTop ?? element.scrollHeight) - ABOVE_PX;
  }, [lastId, isBusy]);
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
      <WorkStatus />
    </div>
  );
}
