import { useState } from 'react';
import { flushSync } from 'react-dom';
import { quoteMessages } from '#contract/messages';
import { Reader } from '#features/research/reader/Reader';
import type { QuotePlace } from '#features/research/reader/SelectionBar';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { notify } from '#shared/notify/notify';
import { attachQuote, type AttachedQuote } from '#shared/quotes/attachedQuotes';
import { messageQuotes, POST_QUOTES } from '#shared/quotes/draftKeys';
import { chatOpened, type ChatPartner } from '#shared/store/featureEvents';
import { useAppDispatch } from '#shared/store/hooks';

const ComposerSheet = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "composer-sheet" */ '#features/feed/composer/ComposerSheet'))
      .ComposerSheet,
);

const ChooseConnection = lazyLayer(
  async () =>
    (
      await import(
        /* webpackChunkName: "new-message" */ '#features/connections/find/ChooseConnection'
      )
    ).ChooseConnection,
);

/** Words to quote, and what the reader chooses or writes for them. */
interface Quoting {
  readonly words: AttachedQuote;
  readonly place: QuotePlace;
}

/**
 * The reader of papers. Selected words are attached to the draft of the next post, which opens above
 * the paper; closing it keeps the draft, also for the composer of the feed. Or they are attached to
 * the draft of a message to a connection, whose window opens.
 */
export function ReaderPage() {
  const dispatch = useAppDispatch();
  const [quoting, setQuoting] = useState<Quoting | null>(null);
  const close = () => setQuoting(null);
  const attach = (key: string, words: AttachedQuote): boolean => {
    const isAttached = dispatch(attachQuote(key, words));
    if (!isAttached) dispatch(notify({ kind: 'error', text: quoteMessages.tooMany }));
    return isAttached;
  };
  const quote = (words: AttachedQuote, place: QuotePlace) => {
    if (place === 'message' || attach(POST_QUOTES, words)) setQuoting({ words, place });
  };
  const write = (to: ChatPartner) => {
    flushSync(close);
    if (quoting && attach(messageQuotes(to.id), quoting.words))
      // The closed dialog returns the focus to the paper first.
      setTimeout(() => dispatch(chatOpened(to)));
  };
  return (
    <>
      <Reader onQuote={quote} />
      {quoting?.place === 'post' ? <ComposerSheet onClose={close} /> : null}
      {quoting?.place === 'message' ? <ChooseConnection onChoose={write} onClose={close} /> : null}
    </>
  );
}
