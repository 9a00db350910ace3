import { MessageCircle, Quote } from 'lucide-react';
import type { MouseEvent, RefObject } from 'react';
import { Button } from '#shared/ui/buttons/Button';
import css from './SelectionBar.module.css';
import type { SelectedWords } from './selectedWords';
import * as texts from './texts';
import { useSelectedWords } from './useSelectedWords';

/** Where words are quoted: in a post, or in a message. */
export type QuotePlace = 'post' | 'message';

/** Called with words that the reader wants to quote. */
export type OnQuote<Words> = (words: Words, place: QuotePlace) => void;

interface SelectionBarProps {
  /** Scrolls the pages. */
  readonly container: RefObject<HTMLElement | null>;
  readonly onQuote: OnQuote<SelectedWords>;
}

/** Offers to quote the words that are selected in the paper, by mouse, touch or keyboard. */
export function SelectionBar({ container, onQuote }: SelectionBarProps) {
  const { selected, hold, clear } = useSelectedWords(container);
  const isQuotable = selected !== null && typeof selected === 'object';
  const quote = (words: SelectedWords, place: QuotePlace) => () => {
    clear();
    // The buttons are gone now; the dialog that opens returns the focus to the pages.
    container.current?.focus({ preventScroll: true });
    onQuote(words, place);
  };
  const press = {
    // Keeps the selection, which shows the words until they are quoted.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerDown: () => hold(true),
    onPointerCancel: () => hold(false),
    onPointerLeave: () => hold(false),
  };
  return (
    <div className={css.place}>
      <div role="status">
        {selected === null ? null : (
          <p className={css.words}>
            {isQuotable ? texts.selected(selected.page) : texts.selectionProblems[selected]}
          </p>
        )}
      </div>
      {isQuotable ? (
        <div className={css.actions} role="group" aria-label={texts.quoteWords}>
          <Button
            size="sm"
            variant="primary"
            icon={Quote}
            {...press}
            onClick={quote(selected, 'post')}
          >
            {texts.quote}
          </Button>
          <Button size="sm" icon={MessageCircle} {...press} onClick={quote(selected, 'message')}>
            {texts.quoteInMessage}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
