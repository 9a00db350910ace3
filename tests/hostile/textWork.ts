import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../..');
const NO_SOURCE = /(?:\.test\.tsx?|\.d\.ts)$/;
const NO_SOURCE_FOLDERS = new Set(['testing', 'demo', 'fixtures', 'migrations', 'node_modules']);
/** Methods that iterate over a text and are slow when called for each of its parts. */
const WALKS = new Set([
  ...['split', 'match', 'matchAll', 'search', 'replace', 'replaceAll', 'segment'],
  ...['indexOf', 'lastIndexOf', 'trimStart', 'trimEnd', 'normalize'],
]);

function walksText(node: ts.Node): boolean {
  if (ts.isRegularExpressionLiteral(node)) return true;
  if (ts.isNewExpression(node)) return node.expression.getText() === 'RegExp';
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    WALKS.has(node.expression.name.text)
  );
}

function hasTextWork(file: string): boolean {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const visit = (node: ts.Node): boolean =>
    walksText(node) || (ts.forEachChild(node, (child) => visit(child) || undefined) ?? false);
  return visit(source);
}

/**
 * Returns the source files below a folder, relative to the project's root, that contain a pattern
 * or iterate over a text.
 */
export function filesWithTextWork(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return NO_SOURCE_FOLDERS.has(entry.name) ? [] : filesWithTextWork(path);
    if (!/\.[cm]?tsx?$/.test(entry.name) || NO_SOURCE.test(entry.name)) return [];
    return hasTextWork(join(ROOT, path)) ? [relative('.', path)] : [];
  });
}
