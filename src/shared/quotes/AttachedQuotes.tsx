import { X } from 'lucide-react';
import { IconButton } from '../ui/buttons/IconButton';
import { readAttached, writeAttached } from './attachedQuotes';
import { QuoteCard } from './QuoteCard';
import css from './QuoteCards.module.css';
import * as texts from './texts';

interface AttachedQuotesProps {
  /** The draft with the quotes. */
  readonly draft: string;
  readonly disabled?: boolean;
  /** Below the cards. */
  readonly hint?: string;
  readonly onChange: (draft: string) => void;
}

/** The quotes of an unsent text, each with a button that removes it. */
export function AttachedQuotes({ draft, disabled = false, hint, onChange }: AttachedQuotesProps) {
  const quotes = readAttached(draft);
  if (quotes.length === 0) return null;
  return (
    <div className={css.attached}>
      <ul className={css.cards} aria-label={texts.attached}>
        {quotes.map((quote, place) => (
          <li key={place}>
            <QuoteCard
              quote={quote}
              action={
                <IconButton
                  icon={X}
                  size="sm"
                  className={css.remove}
                  label={texts.remove(quote.title, quote.page)}
                  disabled={disabled}
                  onClick={({ currentTarget }) => {
                    // The button is gone afterwards.
                    currentTarget.form?.querySelector('textarea')?.focus();
                    onChange(writeAttached(quotes.toSpliced(place, 1)));
                  }}
                />
              }
            />
          </li>
        ))}
      </ul>
      {hint === undefined ? null : <p className={css.hint}>{hint}</p>}
    </div>
  );
}
