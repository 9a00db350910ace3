import { Link } from 'react-router-dom';
import { splitText } from './splitText';

/** What a person wrote, as plain text with its addresses, #hashtags and @names made links. */
export function RichText({ text }: { readonly text: string }) {
  return splitText(text).map((part) => {
    if (part.href)
      return (
        <a key={part.start} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {part.text}
        </a>
      );
    if (part.to)
      return (
        <Link key={part.start} to={part.to}>
          {part.text}
        </Link>
      );
    return part.text;
  });
}
