import { escapeHtml } from '../text';
import type { BuiltPage } from './loadPages';

/** The preview of a URL on other sites. */
export interface PagePreview {
  title: string;
  description: string;
  /** Path of a picture on this origin; null: the application's own. */
  image: string | null;
  /** The picture's alt text; empty if its author gave none. */
  imageAlt: string;
}

const OWN_IMAGE = '/icon-512.png';

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/**
 * Returns the page with the tags from which other sites build a preview. `url` is its full URL.
 * Only those who have the link may see the page, so search engines are asked to leave it out.
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
  // Replacement functions, because `$` in a replacement text is special.
  return page.plain
    .toString('utf8')
    .replace(/<title>[^<]*<\/title>/i, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<\/head>/i, () => `${tags}</head>`);
}
