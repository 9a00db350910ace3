import { Fragment } from 'react';
import { Link } from 'react-router-dom';

const MARK = /\[([^[\]]{1,200})\]\((\/[^()]{0,200})\)|\*\*([^*]{1,200})\*\*|`([^`]{1,100})`/;

/**
 * A text in which `[words](/address)` is a link, `**words**` are strong and words between backticks
 * are code.
 */
export function HelpText({ text }: { readonly text: string }) {
  // Splitting by an expression with four groups returns text, label, address, strong, code, text,
  // and so on. The groups that did not match are undefined.
  const pieces: readonly (string | undefined)[] = text.split(MARK);
  return pieces.map((piece, index) => {
    if (piece === undefined) return null;
    const kind = index % 5;
    if (kind === 0) return <Fragment key={index}>{piece}</Fragment>;
    if (kind === 1)
      return (
        <Link key={index} to={pieces[index + 1] ?? '/'}>
          {piece}
        </Link>
      );
    if (kind === 3) return <strong key={index}>{piece}</strong>;
    return kind === 4 ? <code key={index}>{piece}</code> : null;
  });
}
