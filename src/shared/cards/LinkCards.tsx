import { createContext, use, type ReactNode } from 'react';
import { paths } from '../paths';

/**
 * Renders cards of the pages of Quad to which a text has addresses. The signed-in area provides
 * it.
 */
export const LinkCardsContext = createContext<((text: string) => ReactNode) | null>(null);

/** The beginnings of the paths of pages that have cards. */
const MARKS = [`${paths.dashboard}/`, paths.sharedPosts];

interface LinkCardsProps {
  /** A text that a user wrote. */
  readonly text: string;
}

/** The cards below a text. Nothing for most texts, which have no such address. */
export function LinkCards({ text }: LinkCardsProps) {
  const render = use(LinkCardsContext);
  return render && MARKS.some((mark) => text.includes(mark)) ? render(text) : null;
}
