import { clsx } from 'clsx';
import { useState, type CSSProperties } from 'react';
import { pictureUrl } from '../../lib/pictureUrl';
import * as texts from '../../texts';
import css from './Avatar.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface AvatarProps {
  /** The person's name. Determines the letter and its colour if there is no picture. */
  readonly name: string;
  /** Address of the picture. An unsafe or broken one is replaced by the letter. */
  readonly src?: string | null | undefined;
  /** Diameter in pixels, from 24 to 160. */
  readonly size?: number | undefined;
  /**
   * Text alternative. Leave it empty if the name is next to the picture, which is nearly always so.
   */
  readonly alt?: string | undefined;
  /** Shows a green dot and announces it. */
  readonly online?: boolean | undefined;
  readonly className?: string | undefined;
}

const pixelsPerRem = 16;

/** The number of avatar colours: the tokens --avatar-1 to --avatar-5. */
export const AVATAR_COLOURS = 5;

/** A character may consist of many marks; a name that starts with more of them is no name. */
const START_LENGTH = 64;

/**
 * Returns the letter or digit that a name starts with in upper case, else its first letter, such as
 * the one after a flag. A name without letters is shown by its first character, an empty one by '?'.
 */
export function initialLetter(name: string): string {
  const start = name.trim().slice(0, START_LENGTH).normalize('NFC');
  const letter = /^[\p{L}\p{N}]/u.exec(start) ?? /\p{L}/u.exec(start);
  return letter?.[0].toLocaleUpperCase('en') ?? firstCharacter(start);
}

/** Returns the first character as readers see it, such as a whole flag. */
function firstCharacter(text: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  return first?.segment ?? '?';
}

/** Returns the avatar colour for a name, from 0 to 4. Names with the same first letter share it. */
export function avatarColour(name: string): number {
  return (initialLetter(name).codePointAt(0) ?? 0) % AVATAR_COLOURS;
}

/** A person's round picture, or the first letter of their name on one of five colours. */
export function Avatar({ name, src, size = 44, alt = '', online, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = pictureUrl(src);
  const style = { '--avatar': `${String(size / pixelsPerRem)}rem` } as CSSProperties;
  return (
    <span className={clsx(css.avatar, className)} style={style}>
      {address && address !== broken ? (
        <img
          className={css.picture}
          src={address}
          alt={alt}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => {
            setBroken(address);
          }}
        />
      ) : (
        <span
          className={clsx(css.letter, css[`colour-${String(avatarColour(name) + 1)}`])}
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        >
          {initialLetter(name)}
        </span>
      )}
      {online ? (
        <span className={css.online}>
          <VisuallyHidden>{texts.online}</VisuallyHidden>
        </span>
      ) : null}
    </span>
  );
}
