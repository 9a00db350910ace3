import { CircleHelp } from 'lucide-react';
import { useMemo } from 'react';
import type { AnswerPart, Citation } from '#contract/entities/chatbot';
import { Icon } from '#shared/ui/marks/Icon';
import { hasSameWords, shownQuote } from '#shared/quotes/shownQuote';
import { LazyMarkdown } from '../markdown/LazyMarkdown';
import type { MessageFacts } from '../messageFacts';
import * as texts from '../texts';
import css from './Answer.module.css';
import { CitationButton } from './CitationButton';
import { FoundResults } from './FoundResults';
import { PassageList } from './PassageList';
import { QuotedPassage } from './QuotedPassage';

const keyOf = ({ kind, document_id: id, page, quote }: Citation) =>
  `${kind ?? ''}:${id}:${page}:${quote}`;

/** Whether a text has words of its own. A text of quotes alone is not marked, as all of it would be. */
const isMoreThan = (text: string, quotes: readonly string[]): boolean =>
  /[\p{L}\p{N}]/u.test(quotes.reduce((rest, quote) => rest.replaceAll(quote, ' '), text));

/**
 * A text and the pages it cites. A text that only repeats its quote is shown once, as the quote; a
 * quote that the text doesn't contain is shown below it.
 */
function Quoted({ text, citations }: { text: string; citations: readonly Citation[] }) {
  const quotes = useMemo(() => citations.map(({ quote }) => shownQuote(quote).trim()), [citations]);
  const repeated = citations.find(({ quote }) => hasSameWords(text, quote));
  const others = repeated
    ? []
    : citations.filter(({ quote }) => !text.includes(shownQuote(quote).trim()));
  return (
    <>
      {repeated ? (
        <QuotedPassage citation={repeated} />
      ) : (
        <LazyMarkdown text={text} quotes={isMoreThan(text, quotes) ? quotes : undefined} />
      )}
      {others.map((citation) => (
        <QuotedPassage key={keyOf(citation)} citation={citation} />
      ))}
      {citations.length > 0 ? (
        <ul className={css.sources} aria-label={texts.sources}>
          {citations.map((citation) => (
            <li key={keyOf(citation)}>
              <CitationButton citation={citation} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Part({ part, all }: { part: AnswerPart; all: readonly Citation[] }) {
  const citations = useMemo(() => part.citations.flatMap((place) => all[place] ?? []), [part, all]);
  return <Quoted text={part.text} citations={citations} />;
}

const none: readonly Citation[] = [];

/**
 * The parts of an answer, each with the pages it cites; parts without citations are marked as
 * unsupported.
 */
export function AnswerBody({
  text,
  facts,
}: {
  readonly text: string;
  readonly facts: MessageFacts;
}) {
  const { verdict, parts = [], citations = none, nearest = none, further = none } = facts;
  const needsProof = verdict === 'supported' || verdict === 'partly_supported';
  if (verdict === 'not_in_document')
    return (
      <>
        <p className={css.verdict}>
          <Icon of={CircleHelp} size="sm" />
          {texts.notInDocument}
        </p>
        <LazyMarkdown text={text} />
        {nearest.length > 0 ? (
          <>
            <p className={css.nearest}>{texts.closestPassagesBefore}</p>
            <PassageList passages={nearest} label={texts.closestPassages} />
          </>
        ) : null}
      </>
    );
  if (parts.length === 0) return <Quoted text={text} citations={citations} />;
  return (
    <>
      {parts.map((part, place) => (
        // The order of parts never changes: an answer is written once.
        <div key={`${place} ${part.text}`} className={css.part}>
          <Part part={part} all={citations} />
          {needsProof && part.citations.length === 0 ? (
            <p className={css.unsupported}>
              <Icon of={CircleHelp} size="sm" />
              {texts.notSupported}
            </p>
          ) : null}
        </div>
      ))}
      {further.length > 0 ? (
        <details className={css.further}>
          <summary className="touch-target">{texts.furtherPassages(further.length)}</summary>
          <PassageList passages={further} label={texts.furtherPassages(further.length)} />
        </details>
      ) : null}
      <FoundResults facts={facts} />
    </>
  );
}
