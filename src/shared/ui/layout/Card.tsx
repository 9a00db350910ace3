import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { SpineKind } from '../marks/KindLabel';
import css from './Card.module.css';

/** Props of a card, and everything its element takes. */
export interface CardProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** Colours the left edge. Show the word too, with `KindLabel`. */
  readonly spine?: SpineKind | undefined;
  /** none for lists that run to the edge, md 16, lg 24 pixels. */
  readonly padding?: 'none' | 'md' | 'lg' | undefined;
  /** 'document' is the slightly tinted surface for things beside the text. */
  readonly surface?: 'card' | 'document' | undefined;
  /** Runs to both edges of the screen on phones. */
  readonly edgeToEdge?: boolean | undefined;
}

/** A sheet of paper: the surface everything lies on. */
export function Card(props: CardProps) {
  const { as = 'div', spine, padding = 'md', surface = 'card', edgeToEdge, ...rest } = props;
  // All four take the same attributes; the type of one stands for them.
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
