import { escapeHtml } from '../text';
import type { BuiltPage } from './loadPages';

/** What other sites show of an address that is passed on. */
export interface PagePreview {
  title: string;
  description: string;
  /** Path of a picture on this origin; null: the application's own. */
  image: string | null;
  /** What the picture shows; empty where nobody said it. */
  imageAlt: string;
}

const OWN_IMAGE = '/icon-512.png';

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/**
 * The page with the tags by which other sites make a preview of it. `url` is its full address. It is
 * for those who have the link, so search engines are asked to leave it out.
 */
export function withPreview(page: BuiltPage, preview: PagePreview, url: string): string {
  const { title, description, image, imageAlt } = preview;
  const tags = [
    meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:site_name', 'Quad'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', new URL(image ?? OWN_IMAGE, url).href),
    ...(imageAlt === '' ? [] : [meta('property', 'og:image:alt', imageAlt)]),
    meta('name', 'twitter:card', image === null ? 'summary' : 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
  ].join('');
  // By functions, because `$` in a text means something to a replacement.
  return page.plain
    .toString('utf8')
    .replace(/<title>[^<]*<\/title>/i, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<\/head>/i, () => `${tags}</head>`);
}
