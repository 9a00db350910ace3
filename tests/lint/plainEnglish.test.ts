import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Phrases that make readers stumble, and the way of writing that replaces them. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /^(What|Whatever|Whoever|Who|Whose|Of what|To whom) (?!if\b|is\b.*\?|does\b.*\?|do\b.*\?)[^?]*$/,
    'name the subject and start with it',
  ],
  [/\b(he|him|his|himself)\b/i, 'they, or a role'],
  [/\b(somebody|nobody|everybody)\b/i, 'a role, or someone, no one, everyone'],
  [/\b(anew|thereof|wherefore|shall|herewith|wherein|hence)\b/i, 'again, must, so'],
  [/\b(bears?|stands? (in|on|at|there|beside|for it)|lies in|lies on)\b/i, 'has, is, waits'],
  [/\b(is told|are told|tells (of|that|the)|told (of|to|by))\b/i, 'notify, report, show'],
  [/\b(so long|so many as|as good as|no more than that|none of it)\b/i, 'say it directly'],
  [/\bit is [a-z ]{1,20} (that|who|which)\b/i, 'start with the subject'],
  [
    /\b(is|are|was|were) (asked for|put out|put off|let|let in|let out|taken for|taken as|gone through|gone on)\b/i,
    'an active verb of the field',
  ],
];

const FOLDERS = 'bench contract deploy docs packages public scripts server src tests'.split(' ');
const READ = /\.(md|ts|tsx|mjs|cjs|css)$/;

/** The files that people write, as paths from the project's root. */
function writtenFiles(): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  );
  return [...readdirSync(root), ...inFolders].filter(
    (file) => READ.test(file) && !file.includes('node_modules'),
  );
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** The lines of a document outside its code blocks. */
function documentLines(text: string): Line[] {
  const lines: Line[] = [];
  let isCode = false;
  text.split('\n').forEach((line, index) => {
    if (line.startsWith('```')) isCode = !isCode;
    else if (!isCode && line.trim() !== '')
      lines.push({
        number: index + 1,
        text: line.replace(/`[^`]*`/g, '`x`').replace(/^[#>*\-|\d. ]+/, ''),
      });
  });
  return lines;
}

const COMMENT = /(?:^|\s)\/\/+ ?(.*)$|^\s*\/?\*+ ?(.*?)(?:\*\/)?$/;
/** Texts that begin with a capital letter and are long enough to be sentences. */
const TEXT = /'([A-Z][^'\n]{14,})'|"([A-Z][^"\n]{14,})"|>([A-Z][^<>{}\n]{14,})</g;

/** The comments of a source file and, tests aside, its texts. */
function sourceLines(file: string, text: string): Line[] {
  const hasTexts = /\.tsx?$/.test(file) && !file.includes('.test.');
  return text.split('\n').flatMap((line, index) => {
    const number = index + 1;
    const found = COMMENT.exec(line);
    const comment = (found?.[1] ?? found?.[2] ?? '').trim();
    if (comment !== '' && !/^(eslint|@|\/)/.test(comment)) return [{ number, text: comment }];
    if (!hasTexts) return [];
    return [...line.matchAll(TEXT)].map(([, one, two, three]) => ({
      number,
      text: one ?? two ?? three ?? '',
    }));
  });
}

const linesOf = (file: string): Line[] => {
  const text = readFileSync(path.join(root, file), 'utf8');
  return file.endsWith('.md') ? documentLines(text) : sourceLines(file, text);
};

const adviceFor = (text: string) => PHRASES.find(([phrase]) => phrase.test(text))?.[1];

/** Phrases in a thousand lines: some are the right words in their place. */
const LIMIT = 2;

test('comments, documents and texts are in plain English', () => {
  let lines = 0;
  const found = writtenFiles().flatMap((file) => {
    const prose = linesOf(file);
    lines += prose.length;
    return prose.flatMap(({ number, text }) => {
      const advice = adviceFor(text);
      return advice === undefined ? [] : [`${file}:${number}: ${text} (${advice})`];
    });
  });
  expect(lines).toBeGreaterThan(5_000);
  expect((found.length / lines) * 1_000 > LIMIT ? found : []).toEqual([]);
});

test.each([
  ['Somebody else holds the lock.', true],
  ['Who asks is answered.', true],
  ['What if the lock is held?', false],
  ['Another process holds the lock.', false],
])('"%s": %s', (text, isFound) => {
  expect(adviceFor(text) !== undefined).toBe(isFound);
});
