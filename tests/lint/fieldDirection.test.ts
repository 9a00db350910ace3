import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../..');
/** Fields without text of their own, or whose text always runs from the left. */
const NO_TEXT = new Set(['checkbox', 'radio', 'file', 'range', 'hidden']);

type Tag = ts.JsxSelfClosingElement | ts.JsxOpeningElement;

const attribute = (tag: Tag, name: string) =>
  tag.attributes.properties.find(
    (each): each is ts.JsxAttribute => ts.isJsxAttribute(each) && each.name.getText() === name,
  );

function isTextField(tag: Tag): boolean {
  const name = tag.tagName.getText();
  if (name === 'textarea') return true;
  if (name !== 'input' || attribute(tag, 'hidden')) return false;
  const type = attribute(tag, 'type')?.initializer?.getText().slice(1, -1);
  const isDropZone = tag.attributes.getText().includes("getInputProps({ 'aria-label'");
  return !isDropZone && !NO_TEXT.has(type ?? '');
}

/** Returns the native text fields of a file that don't set a direction. */
function undirectedFields(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isTag = ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node);
    if (isTag && isTextField(node) && !attribute(node, 'dir'))
      found.push(`${relative(ROOT, file)}: ${node.getText().slice(0, 80)}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('every field for text follows the direction of what is typed into it', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(undirectedFields)).toEqual([]);
});
