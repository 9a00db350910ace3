import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { INFO_PATHS } from '#app/addresses';

/** The files that say which page is at which address, with the address they stand under. */
const TABLES: Readonly<Record<string, { under: string; index: string }>> = {
  'src/app/AppRoutes.tsx': { under: '/', index: '/' },
  'src/app/dashboard/Dashboard.tsx': { under: '/dashboard', index: '/chat' },
  'src/features/research/ResearchPage.tsx': { under: '/dashboard/research', index: '' },
};
/** Holds other tables, or leads on to a page, and is no page itself. */
const LEADS_ON = new Set(['Navigate', 'pages.Dashboard', 'pages.Research']);
/** Part of a development build alone. */
const DEVELOPMENT = '/dev/';

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sourceFiles(path);
    return entry.name.endsWith('.tsx') && !entry.name.endsWith('.test.tsx') ? [path] : [];
  });
}

type Opening = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

/** What a route says of itself by an attribute: a text, an expression, or nothing but the name. */
function attribute(element: Opening, name: string): string | undefined {
  for (const property of element.attributes.properties) {
    if (!ts.isJsxAttribute(property) || property.name.getText() !== name) continue;
    const { initializer } = property;
    if (!initializer) return '';
    return ts.isStringLiteral(initializer) ? initializer.text : initializer.getText().slice(1, -1);
  }
  return undefined;
}

/** The addresses of a route's own page: none for one that only leads on. */
function addressesOf(route: Opening, file: string): string[] {
  const table = TABLES[file];
  if (!table)
    throw new Error(`${file} has routes: say in appRoutes.ts which address they are under.`);
  const page = /<([\w.]+)/.exec(attribute(route, 'element') ?? '')?.[1] ?? '';
  if (LEADS_ON.has(page)) return [];
  if (attribute(route, 'index') !== undefined) return [table.index];
  const path = attribute(route, 'path');
  if (path === undefined) return [];
  const paths: readonly string[] = path === 'path' ? INFO_PATHS : [path];
  return paths.map((each) => posix.join('/', table.under, each));
}

/** The address of every page of the application, as its own tables of routes have it. */
export function readAppRoutes(): string[] {
  const found = new Set<string>();
  for (const file of sourceFiles('src')) {
    const text = readFileSync(join(process.cwd(), file), 'utf8');
    if (!text.includes('<Route')) continue;
    const visit = (node: ts.Node): void => {
      if (
        (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
        node.tagName.getText() === 'Route'
      )
        for (const address of addressesOf(node, file)) found.add(address);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  }
  return [...found].filter((address) => !address.startsWith(DEVELOPMENT)).sort();
}
