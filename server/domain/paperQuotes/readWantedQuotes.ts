import { Value } from '@sinclair/typebox/value';
import { WantedQuotes, type WantedQuotesField } from '#contract/entities/paperQuote';
import { quoteMessages } from '#contract/messages';
import { invalidQuotes } from './invalidQuotes';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The quotes in the field of a form, none without it. Unknown members are dropped. Throws 400 if it
 * has another form.
 */
export function readWantedQuotes(field: WantedQuotesField | undefined): WantedQuotes {
  if (field === undefined || field === '') return [];
  const quotes = Value.Clean(WantedQuotes, typeof field === 'string' ? parsed(field) : field);
  if (!Value.Check(WantedQuotes, quotes)) throw invalidQuotes(quoteMessages.wrongForm);
  return quotes;
}
