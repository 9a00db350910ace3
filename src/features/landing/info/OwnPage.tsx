import type { ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { Link } from 'react-router-dom';
import remarkGfm from 'remark-gfm';
import { safeUrl } from '#shared/lib/safeUrl';

/** A link to a page of this site, or to the web. */
function PageLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const address = href?.startsWith('mailto:') ? href : safeUrl(href);
  if (address === null) return children;
  if (address.startsWith('/')) return <Link to={address}>{children}</Link>;
  return <a href={address}>{children}</a>;
}

const components: Components = {
  a: ({ href, children }) => <PageLink href={href}>{children}</PageLink>,
  // A picture from elsewhere would tell its server who reads the page.
  img: ({ alt }) => alt ?? null,
  // The page has its title already.
  h1: ({ children }) => <h2>{children}</h2>,
};

const remarkPlugins = [remarkGfm];

/** A page that the operator wrote in Markdown, without HTML and pictures. */
export function OwnPage({ text }: { readonly text: string }) {
  return (
    <ReactMarkdown remarkPlugins={remarkPlugins} components={components} skipHtml>
      {text}
    </ReactMarkdown>
  );
}
