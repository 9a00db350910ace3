import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { MarkedText } from '../../../shared/ui/MarkedText';
import { MarkedWordsContext } from '../list/markedWords';
import { splitText } from './splitText';

/**
 * What a person wrote, as plain text with its addresses, #hashtags and @names made links, and the
 * words a search found it by marked.
 */
export function RichText({ text }: { readonly text: string }) {
  const words = useContext(MarkedWordsContext);
  return splitText(text).map((part) => {
    const shown = <MarkedText key={part.start} text={part.text} words={words} />;
    if (part.href)
      return (
        <a key={part.start} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {shown}
        </a>
      );
    if (part.to)
      return (
        <Link key={part.start} to={part.to}>
          {shown}
        </Link>
      );
    return shown;
  });
}
