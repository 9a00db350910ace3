import { scrollBehaviour } from '#shared/hooks/useMediaQuery';

const ARTICLES = '[data-post-id]';
/** The field or button with which writing a post begins. */
export const WRITE_ID = 'write-post';

/** The posts on the page, in their order. */
export const listArticles = () => [...document.querySelectorAll<HTMLElement>(ARTICLES)];

/** The post that has the focus, itself or within. */
export const focusedArticle = () => document.activeElement?.closest<HTMLElement>(ARTICLES) ?? null;

/** The id of the post an article shows. */
export const postIdOf = (article: HTMLElement) => Number(article.dataset.postId);

/** How far down the page the header reaches, with a little air. */
function headerBottom(): number {
  return parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
}

/** The first post that is not hidden above the screen. */
export function topArticle(): HTMLElement | undefined {
  const edge = headerBottom();
  return listArticles().find((article) => article.getBoundingClientRect().bottom > edge);
}

/** Shows a post in the middle of the screen and gives it the focus. */
export function bringToCentre(article: HTMLElement): void {
  article.focus({ preventScroll: true });
  article.scrollIntoView({ block: 'center', behavior: scrollBehaviour() });
}

/** Moves the focus so many posts on; to the topmost visible post where none has it. */
export function moveFocus(step: number): void {
  const articles = listArticles();
  const current = focusedArticle();
  const next = current ? articles[articles.indexOf(current) + step] : topArticle();
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Where the focus goes when a post vanishes: the next post, else the one before, else the heading. */
export function neighbourOf(postId: number): HTMLElement | null {
  const articles = listArticles();
  const index = articles.findIndex((article) => postIdOf(article) === postId);
  return articles[index + 1] ?? articles[index - 1] ?? document.querySelector<HTMLElement>('h1');
}

/** To the top of the page. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehaviour() });
}

/** Begins to write a post: focuses the field, or presses the button that opens it. */
export function startWriting(): void {
  const element = document.getElementById(WRITE_ID);
  if (element instanceof HTMLButtonElement) element.click();
  else element?.focus();
}
