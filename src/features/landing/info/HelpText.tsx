import { Fragment } from 'react';
import { Link } from 'react-router-dom';

const LINK = /\[([^[\]]{1,200})\]\((\/[^()]{0,200})\)/;

/** A paragraph of a help text, with its links. */
export function HelpText({ text }: { text: string }) {
  // Splitting by an expression with two groups returns text, label, address, text, and so on.
  const pieces = text.split(LINK);
  return (
    <p>
      {pieces.map((piece, index) => {
        if (index % 3 === 0) return <Fragment key={index}>{piece}</Fragment>;
        return index % 3 === 1 ? (
          <Link key={index} to={pieces[index + 1] ?? '/'}>
            {piece}
          </Link>
        ) : null;
      })}
    </p>
  );
}
