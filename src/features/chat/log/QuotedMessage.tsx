import { use } from 'react';
import { chatMessages } from '#contract/messages';
import type { QuotedMessage as Quote } from '#contract/entities/chat';
import { VisuallyHidden } from '#shared/ui';
import * as texts from '../texts';
import { MessageActionsContext } from './menu/messageActions';
import css from './QuotedMessage.module.css';

interface QuotedMessageProps {
  readonly quote: Quote;
  /** The author of the quoted message. */
  readonly name: string;
}

/** The beginning of the message that a reply refers to, which leads to it. */
export function QuotedMessage({ quote, name }: QuotedMessageProps) {
  const { jumpTo } = use(MessageActionsContext);
  return (
    <button type="button" className={css.quote} onClick={() => jumpTo(quote.id)}>
      <span className={css.name}>
        <VisuallyHidden>{texts.inReplyTo} </VisuallyHidden>
        <bdi>{name}</bdi>
      </span>
      <QuotedWords content={quote.content} />
    </button>
  );
}

/** The quoted words, on one or two lines. */
export function QuotedWords({ content }: { readonly content: string }) {
  return content === '' ? (
    <span className={css.deleted}>{chatMessages.deleted}</span>
  ) : (
    <span className={css.words}>{content}</span>
  );
}
