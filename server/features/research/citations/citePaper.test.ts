import { authorNames } from '#domain/citations';
import type { CitedPaper, CitedName } from '#domain/citations';
import { citePaper } from './citePaper';

const name = (given: string, family: string) => ({ family, given });
const inOrder = (text: string) => {
  const [given = '', family = ''] = text.split(' ');
  return name(given, family);
};

test.each<readonly [line: string, names: readonly CitedName[]]>([
  ['Nusrat Jahan', [name('Nusrat', 'Jahan')]],
  ['Jahan, Nusrat', [name('Nusrat', 'Jahan')]],
  ['Jahan A1, Rahman T. K.2,3', [name('A', 'Jahan'), name('T. K.', 'Rahman')]],
  [
    'A. Jahan, T. Rahman and S. Das',
    [name('A.', 'Jahan'), name('T.', 'Rahman'), name('S.', 'Das')],
  ],
  [
    'A. Jahan, T. Rahman, and S. Das',
    [name('A.', 'Jahan'), name('T.', 'Rahman'), name('S.', 'Das')],
  ],
  [
    'Jahan, A., Rahman, T. & Das, S.',
    [name('A.', 'Jahan'), name('T.', 'Rahman'), name('S.', 'Das')],
  ],
  ['Jahan, Anika; Rahman, Tanvir', [name('Anika', 'Jahan'), name('Tanvir', 'Rahman')]],
  ['Jahan, Anika and Rahman, Tanvir', [name('Anika', 'Jahan'), name('Tanvir', 'Rahman')]],
  ['Ludwig van Beethoven', [name('Ludwig', 'van Beethoven')]],
  ['Martin King, Jr.', [name('Martin Jr.', 'King')]],
  ['A. Jahan et al.', [name('A.', 'Jahan')]],
  ['King, Martin, Jr.; Das, S.', [name('Martin Jr.', 'King'), name('S.', 'Das')]],
  [
    'A. Jahan; T. Rahman and S. Das',
    [name('A.', 'Jahan'), name('T.', 'Rahman'), name('S.', 'Das')],
  ],
  ['Jahan, A.; and Das, S.', [name('A.', 'Jahan'), name('S.', 'Das')]],
  ['Smith and Wesson; Jahan, A.', [{ literal: 'Smith and Wesson' }, name('A.', 'Jahan')]],
  ['World Health Organization', [{ literal: 'World Health Organization' }]],
  ['{Quad Team}', [{ literal: 'Quad Team' }]],
  ['Acme, Inc.', [{ literal: 'Acme, Inc.' }]],
  ['王小明、李雷', [{ literal: '王小明' }, { literal: '李雷' }]],
  ...[
    '王小明, 李雷',
    '王小明,李雷',
    '王小明，李雷',
    '王小明 和 李雷',
    '王小明和李雷',
    '王小明与李雷',
    '王小明 and 李雷',
    '王小明¹, 李雷2,3',
    '王小明、李雷等',
  ].map((line) => [line, [{ literal: '王小明' }, { literal: '李雷' }]] as const),
  ['李雷, 王刚', [{ literal: '李雷' }, { literal: '王刚' }]],
  ['山田太郎・鈴木花子', [{ literal: '山田太郎' }, { literal: '鈴木花子' }]],
  ['山田太郎と鈴木花子', [{ literal: '山田太郎' }, { literal: '鈴木花子' }]],
  ['山田, 太郎', [name('太郎', '山田')]],
  ['王, 小明', [name('小明', '王')]],
  ['田中和歌子', [{ literal: '田中和歌子' }]],
  ['김철수, 이영희', [{ literal: '김철수' }, { literal: '이영희' }]],
  ['김철수 및 이영희', [{ literal: '김철수' }, { literal: '이영희' }]],
  ['محمد علي، سارة حسن وأحمد عمر', ['محمد علي', 'سارة حسن', 'أحمد عمر'].map(inOrder)],
  ['محمد علي، وائل حسن', ['محمد علي', 'وائل حسن'].map(inOrder)],
  ['राम शर्मा तथा सीता देवी', ['राम शर्मा', 'सीता देवी'].map(inOrder)],
  ['அருண் குமார் மற்றும் மீனா ராஜ்', ['அருண் குமார்', 'மீனா ராஜ்'].map(inOrder)],
  ['สมชาย ใจดี และ มานี มีนา', ['สมชาย ใจดี', 'มานี มีนา'].map(inOrder)],
  ['রহিম উদ্দিন, করিম খান প্রমুখ', ['রহিম উদ্দিন', 'করিম খান'].map(inOrder)],
  ['王 小明；김 철수', [name('小明', '王'), name('철수', '김')]],
  ['محمد علي، سارة حسن', [name('محمد', 'علي'), name('سارة', 'حسن')]],
  ['রহিম উদ্দিন ও করিম খান', [name('রহিম', 'উদ্দিন'), name('করিম', 'খান')]],
  ['محمد علي و سارة حسن', [name('محمد', 'علي'), name('سارة', 'حسن')]],
  ['Jahan N, De Souza MR', [name('N', 'Jahan'), name('MR', 'De Souza')]],
  [
    'Jahan N., Rahman T. K., and Das S.',
    [name('N.', 'Jahan'), name('T. K.', 'Rahman'), name('S.', 'Das')],
  ],
  ['MS Rahman, NUSRAT ALI', [name('MS', 'Rahman'), name('NUSRAT', 'ALI')]],
  ['van der Berg, Jan', [name('Jan', 'van der Berg')]],
  ['De Souza, M., van Berg, J', [name('M.', 'De Souza'), name('J', 'van Berg')]],
  [
    'García Márquez, Gabriel and Vargas Llosa, Mario',
    [name('Gabriel', 'García Márquez'), name('Mario', 'Vargas Llosa')],
  ],
  ['Martin Luther King Jr.', [name('Martin Luther Jr.', 'King')]],
  [
    'Nusrat Jahan¹*, Tanvir Rahman1,2 and S. Das†',
    [name('Nusrat', 'Jahan'), name('Tanvir', 'Rahman'), name('S.', 'Das')],
  ],
  [
    'Dr. Nusrat Jahan (University of Dhaka), Prof. Tanvir Rahman, PhD',
    [name('Nusrat', 'Jahan'), name('Tanvir', 'Rahman')],
  ],
  ['ড. রহিম উদ্দিন', [name('রহিম', 'উদ্দিন')]],
  ['Plato', [{ literal: 'Plato' }]],
  ['', []],
])('the authors of “%s” are separated', (line, names) => {
  expect(authorNames(line)).toEqual(names);
});

const paper: CitedPaper = {
  id: 7,
  title: 'Xylem Flow in Young Mangroves',
  author: 'Nusrat Jahan and Tanvir Rahman',
  doi: '10.1234/mangrove.7',
  published_year: 2019,
};

test('a paper is cited for programs and for reference lists', () => {
  const { bibtex, ris, apa, chicago, ieee } = citePaper(paper);
  expect(bibtex).toMatch(/^@article\{\w+,/);
  expect(bibtex).toContain('author = {Jahan, Nusrat and Rahman, Tanvir}');
  expect(bibtex).toContain('title = {Xylem {Flow} in {Young} {Mangroves}}');
  expect(ris.split('\n')).toEqual(
    expect.arrayContaining([
      'TY  - JOUR',
      'AU  - Jahan, Nusrat',
      'TI  - Xylem Flow in Young Mangroves',
      'DO  - 10.1234/mangrove.7',
      'ER  -',
    ]),
  );
  expect(apa).toBe(
    'Jahan, N., & Rahman, T. (2019). Xylem Flow in Young Mangroves. https://doi.org/10.1234/mangrove.7',
  );
  expect(chicago).toContain(
    'Jahan, Nusrat, and Tanvir Rahman. 2019. “Xylem Flow in Young Mangroves.”',
  );
  expect(ieee).toContain('N. Jahan and T. Rahman, “Xylem Flow in Young Mangroves,” 2019');
});

test('a paper without year and DOI is cited too', () => {
  const { bibtex, apa } = citePaper({ ...paper, doi: null, published_year: null });
  expect(bibtex).not.toContain('doi');
  expect(apa).toContain('(n.d.)');
});

test('a hostile title stays inside its field', () => {
  const title = '50% off } , evil = {x} \\input{/etc/passwd} $x_1$ # & ~';
  const { bibtex } = citePaper({ ...paper, title });
  expect(bibtex).not.toContain('\\input');
  expect(bibtex).not.toMatch(/^\s*evil =/m);
  expect(bibtex).toContain('50\\%');
  const field = /title = \{(.*)\},$/m.exec(bibtex)?.[1] ?? '';
  let depth = 0;
  for (const sign of field) {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    expect(depth).toBeGreaterThanOrEqual(0);
  }
  expect(depth).toBe(0);
});

test('an address as title is a title and is not fetched', () => {
  expect(citePaper({ ...paper, title: 'https://doi.org/10.1/x' }).apa).toContain(
    'https://doi.org/10.1/x',
  );
});
