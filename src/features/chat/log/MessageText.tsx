import type { ReactNode } from 'react';
import { findAddresses } from '#shared/lib/findAddresses';
import { safeUrl } from '#shared/lib/safeUrl';
import css from './MessageText.module.css';

interface MessageTextProps {
  readonly text: string;
  /** Whether the whole text was sent as an address. */
  readonly isAddress: boolean;
}

/** What a person wrote, as plain text with its addresses made links. */
export function MessageText({ text, isAddress }: MessageTextProps) {
  return <span className={css.text}>{linked(text, isAddress)}</span>;
}

function linked(text: string, isAddress: boolean): ReactNode {
  const found = findAddresses(text);
  // Its ending may be younger than the list of those that are known.
  if (found.length === 0 && isAddress) {
    const href = safeUrl(/^https?:/i.test(text) ? text : `https://${text}`);
    return href ? <OutsideLink href={href}>{text}</OutsideLink> : text;
  }
  return [
    ...found.flatMap(({ start, end, href }, index) => [
      text.slice(found[index - 1]?.end ?? 0, start),
      <OutsideLink key={start} href={href}>
        {text.slice(start, end)}
      </OutsideLink>,
    ]),
    text.slice(found.at(-1)?.end ?? 0),
  ];
}

function OutsideLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}
