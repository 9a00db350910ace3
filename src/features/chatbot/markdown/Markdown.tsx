import { useMemo, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { safeUrl } from '#shared/lib/safeUrl';
import { Formula } from '#shared/math/Formula';
import * as texts from '../texts';
import { displayMaths } from './displayMaths';
import { formulas } from './formulas';
import css from './Markdown.module.css';
import { wrapQuotes } from './wrapQuotes';

/** The Markdown parser is too slow for longer texts, and fails on deep nesting. */
const MAX_LENGTH = 10_000;
const MAX_MARKS = 1_000;
const MARKS = /[*_~`<>[\]|$!&#-]/g;
/**
 * Nested quotes need no space between markers but nested lists do, so rules and table delimiters
 * don't count.
 */
const DEEP = /(?:> ?){20}|(?:[-*+>] ){20}/;

/** Whether Markdown is short and flat enough to render; other texts are shown as plain text. */
export function isReadable(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  return (text.match(MARKS)?.length ?? 0) <= MAX_MARKS && !DEEP.test(text);
}

const textOf = (children: ReactNode): string =>
  Array.isArray(children)
    ? children.map(textOf).join('')
    : typeof children === 'string'
      ? children
      : '';

/** A link to the web that shows its address, so that readers can check it before they follow it. */
function SafeLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const address = safeUrl(href);
  if (address === null || !/^https?:/.test(address)) return children;
  return (
    <>
      <a href={address} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
      {textOf(children) === address ? null : <span className={css.address}> ({address})</span>}
    </>
  );
}

function Code({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  if (!className?.includes('language-math')) return <code>{children}</code>;
  const tex = textOf(children).trim();
  const isDisplay = className.includes('math-display');
  return <Formula source={isDisplay ? `$$${tex}$$` : `$${tex}$`} tex={tex} isDisplay={isDisplay} />;
}

const Heading = ({ children }: { children?: ReactNode }) => (
  <p>
    <strong>{children}</strong>
  </p>
);

const components: Components = {
  a: ({ href, children }) => <SafeLink href={href}>{children}</SafeLink>,
  code: ({ className, children }) => <Code className={className}>{children}</Code>,
  pre: ({ children }) => (
    <pre className={css.scroll} role="region" aria-label={texts.code} tabIndex={0}>
      {children}
    </pre>
  ),
  // Loading a picture would tell a third-party server who reads the answer.
  img: ({ alt }) => alt ?? null,
  table: ({ children }) => (
    <div className={css.scroll} role="region" aria-label={texts.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
};

const remarkPlugins = [remarkGfm, formulas, displayMaths];

interface MarkdownProps {
  readonly text: string;
  /** Highlighted where the text contains them literally. */
  readonly quotes?: readonly string[] | undefined;
}

const none: readonly string[] = [];

/**
 * Markdown text with formulas. Nothing in it can run code, load files or link to hidden addresses.
 */
export function Markdown({ text, quotes = none }: MarkdownProps) {
  const rehypePlugins = useMemo(() => [wrapQuotes(quotes)], [quotes]);
  if (!isReadable(text)) return <p dir="auto">{text}</p>;
  return (
    <div className={css.text} dir="auto">
      <ReactMarkdown
        remarkPlugins={remarkPlugins}
        rehypePlugins={rehypePlugins}
        components={components}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}
