import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { SpineKind } from '../marks/KindLabel';
import css from './Card.module.css';

/** Props of a card, in addition to those of its element. */
export interface CardProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** Colours the left edge. Also show the word, with `KindLabel`. */
  readonly spine?: SpineKind | undefined;
  /** none for lists that reach the edge, md 16, lg 24 pixels. */
  readonly padding?: 'none' | 'md' | 'lg' | undefined;
  /** 'document' is the slightly tinted surface for content beside the text. */
  readonly surface?: 'card' | 'document' | undefined;
  /** Extends to both edges of the screen on phones. */
  readonly edgeToEdge?: boolean | undefined;
}

/** The standard surface for content. */
export function Card(props: CardProps) {
  const { as = 'div', spine, padding = 'md', surface = 'card', edgeToEdge, ...rest } = props;
  // All four elements take the same attributes, so the type of one is used for all.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={clsx(
        css.card,
        css[`pad-${padding}`],
        surface === 'document' && css.tinted,
        spine && [css.spined, css[spine]],
        edgeToEdge && css.edge,
        rest.className,
      )}
    />
  );
}
