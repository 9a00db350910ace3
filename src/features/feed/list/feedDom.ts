import { scrollBehaviour } from '#shared/hooks/useMediaQuery';

const ARTICLES = '[data-post-id]';
/** The buttons that choose a view. */
const SCOPES = '[data-feed-scopes]';
/** The form that edits a post in its card. */
const EDITOR = '[data-post-editor]';
/** The element id of the field or button that starts a new post. */
export const WRITE_ID = 'write-post';

/** Returns the posts on the page, in order, without those of hidden views of the feed. */
export const listArticles = () =>
  [...document.querySelectorAll<HTMLElement>(ARTICLES)].filter(
    (article) => article.closest('[hidden]') === null,
  );

/** Returns the post that has the focus, itself or within. */
export const focusedArticle = () => document.activeElement?.closest<HTMLElement>(ARTICLES) ?? null;

/** Returns the id of the post an article shows. */
export const postIdOf = (article: HTMLElement) => Number(article.dataset.postId);

/** Returns how far the header extends down the page, with a small margin. */
function headerBottom(): number {
  return parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
}

/** Returns the first post that is not above the viewport. */
export function topArticle(): HTMLElement | undefined {
  const edge = headerBottom();
  return listArticles().find((article) => article.getBoundingClientRect().bottom > edge);
}

/** Focuses a post or comment, and scrolls it, or its main part, to the centre of the viewport. */
export function bringToCentre(element: HTMLElement, part: Element = element): void {
  element.focus({ preventScroll: true });
  part.scrollIntoView({ block: 'center', behavior: scrollBehaviour() });
}

/** Focuses a post without scrolling. Returns whether it is on the page. */
export function focusPost(postId: number | null | undefined): boolean {
  const article = listArticles().find((candidate) => postIdOf(candidate) === postId);
  article?.focus({ preventScroll: true });
  return article !== undefined;
}

/** Whether the focus is in this element or nowhere, so that moving it disturbs nothing. */
export function isFocusFree(element: Element | null | undefined): boolean {
  const holder = document.activeElement;
  return holder === null || holder === document.body || Boolean(element?.contains(holder));
}

/** Focuses a post whose editor closes, unless the reader went on elsewhere while it was saved. */
export function leaveEditor(article: HTMLElement | null): void {
  if (isFocusFree(article?.querySelector(EDITOR))) article?.focus({ preventScroll: true });
}

/** Focuses the button of the shown view. */
export function focusScope(): void {
  document.querySelector<HTMLElement>(`${SCOPES} :checked`)?.focus({ preventScroll: true });
}

/**
 * Moves the focus by this many posts; to the topmost visible post if none has it. From the buttons
 * of the views, it returns to the post that had the focus in the shown view.
 */
export function moveFocus(step: number, lastId: number | null = null): void {
  const articles = listArticles();
  const current = focusedArticle();
  const isAtScopes = document.activeElement?.closest(SCOPES) !== null;
  const last = articles.find((article) => isAtScopes && postIdOf(article) === lastId);
  const next = current ? articles[articles.indexOf(current) + step] : (last ?? topArticle());
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/**
 * Returns the element to focus when a post is removed: the next post, else the previous, else the
 * heading.
 */
export function neighbourOf(postId: number): HTMLElement | null {
  const articles = listArticles();
  const index = articles.findIndex((article) => postIdOf(article) === postId);
  return articles[index + 1] ?? articles[index - 1] ?? document.querySelector<HTMLElement>('h1');
}

/** Scrolls to the top of the page. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehaviour() });
}

/** Starts a new post: focuses the field, or clicks the button that opens it. */
export function startWriting(): void {
  const element = document.getElementById(WRITE_ID);
  if (element instanceof HTMLButtonElement) element.click();
  else element?.focus();
}
