import { parseUrl } from './parseUrl';

/** A page of Quad about one thing, to which addresses lead. Shared posts also have a secret address. */
export type QuadPage =
  { kind: 'paper' | 'event' | 'post'; id: number } | { kind: 'share'; token: string };

const PAPER = /^\/dashboard\/research\/papers\/(\d{1,16})(?:\/read)?\/?$/;
const EVENT = /^\/dashboard\/events\/(\d{1,16})\/?$/;
const POSTS = /^\/dashboard\/posts\/?$/;
const SHARE = /^\/share\/([\w-]{1,64})\/?$/;

/**
 * Returns the page that an address leads to; null for any other page, and for the addresses of
 * other sites. An origin is such as `https://quad.example`; `any` is for a server that doesn't know
 * under which names it is opened.
 */
export function readQuadPage(address: string, origins: readonly string[] | 'any'): QuadPage | null {
  const url = parseUrl(address);
  if (!url || (origins !== 'any' && !origins.includes(url.origin))) return null;
  const { pathname, searchParams } = url;
  const token = SHARE.exec(pathname)?.[1];
  if (token) return { kind: 'share', token };
  const [kind, text] = (
    [
      ['paper', PAPER.exec(pathname)?.[1]],
      ['event', EVENT.exec(pathname)?.[1]],
      ['post', POSTS.test(pathname) ? searchParams.get('highlight') : undefined],
    ] as const
  ).find(([, id]) => id) ?? ['post', ''];
  const id = /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : NaN;
  return Number.isSafeInteger(id) ? { kind, id } : null;
}

/** A text that is equal for equal pages. */
export const keyOfPage = (page: QuadPage): string =>
  `${page.kind} ${page.kind === 'share' ? page.token : page.id}`;

/** The path of a page, to be followed by `&comment=…` for a comment of a post. */
export function pathOfPage({ kind, id }: Extract<QuadPage, { id: number }>): string {
  if (kind === 'paper') return `/dashboard/research/papers/${id}`;
  return kind === 'event' ? `/dashboard/events/${id}` : `/dashboard/posts?highlight=${id}`;
}
