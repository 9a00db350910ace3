import { clsx } from 'clsx';
import { useState } from 'react';
import { safeUrl } from '#shared/lib/safeUrl';
import css from './EventPicture.module.css';

const PATTERNS = 4;

interface EventPictureProps {
  readonly url: string | null | undefined;
  /** Selects the pattern shown if there is no picture. */
  readonly eventId: number;
}

/** The decorative picture of an event; a pattern if there is none. */
export function EventPicture({ url, eventId }: EventPictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  const address = url && !isBroken ? safeUrl(url) : null;
  if (address === null || address === undefined)
    return (
      <div aria-hidden="true" className={clsx(css.plain, css[`plain-${eventId % PATTERNS}`])} />
    );
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      className={css.image}
      onError={() => setIsBroken(true)}
    />
  );
}
