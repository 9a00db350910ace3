const emptyRoot = '<div id="root"></div>';

// React renders elements that belong in the head before everything else.
const headPart = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)+/;

/**
 * Inserts rendered HTML into the page: its head elements into the head, the rest into the root.
 * Links the style sheets of the page's own chunk, so that it paints without waiting for the
 * application to request them.
 */
export function fillPage(template: string, html: string, styleSheets: readonly string[]): string {
  if (!template.includes(emptyRoot)) throw new Error(`The template has no ${emptyRoot}.`);
  const head = headPart.exec(html)?.[0] ?? '';
  const ownTitle = head.includes('<title>');
  const links = styleSheets
    .filter((file) => !template.includes(`/${file}"`))
    .map((file) => `<link href="/${file}" rel="stylesheet">`);
  return (ownTitle ? template.replace(/<title>[^<]*<\/title>/, '') : template)
    .replace('</head>', () => `${head}${links.join('')}</head>`)
    .replace(emptyRoot, () => `<div id="root">${html.slice(head.length)}</div>`);
}
