import { pathOfPage, readQuadPage } from './quadPages';

const HOME = 'https://quad.example';
const origins = [HOME, 'http://10.0.0.7:3000'];

test.each([
  ['/dashboard/research/papers/12', { kind: 'paper', id: 12 }],
  ['/dashboard/research/papers/12/', { kind: 'paper', id: 12 }],
  ['/dashboard/research/papers/12/read#page=4&quote=a', { kind: 'paper', id: 12 }],
  ['/dashboard/events/3', { kind: 'event', id: 3 }],
  ['/dashboard/posts?highlight=8', { kind: 'post', id: 8 }],
  ['/dashboard/posts?highlight=8&comment=9', { kind: 'post', id: 8 }],
  ['/dashboard/posts', null],
  ['/dashboard/posts?highlight=-8', null],
  ['/dashboard/posts?highlight=1e3', null],
  ['/dashboard/research/papers/0', null],
  ['/dashboard/research/papers/012', null],
  ['/dashboard/research/papers/9999999999999999', null],
  ['/dashboard/research/papers/12/files', null],
  ['/dashboard/research/papers', null],
  ['/dashboard/Events', null],
  ['/share/Ab-_9', { kind: 'share', token: 'Ab-_9' }],
  ['/share/Ab/files', null],
  [`/share/${'a'.repeat(65)}`, null],
])('%s', (path, page) => {
  for (const origin of origins) expect(readQuadPage(origin + path, origins)).toEqual(page);
});

test.each([
  'https://elsewhere.example/dashboard/events/3',
  'http://quad.example/dashboard/events/3',
  'https://quad.example.evil.example/dashboard/events/3',
  'https://quad.example@evil.example/dashboard/events/3',
  'javascript:/dashboard/events/3',
  '/dashboard/events/3',
  'no address',
  '',
])('%s leads elsewhere', (address) => {
  expect(readQuadPage(address, origins)).toBeNull();
});

test.each([
  { kind: 'paper', id: 12 },
  { kind: 'event', id: 3 },
  { kind: 'post', id: 8 },
] as const)('the path of $kind $id leads to it', (page) => {
  expect(readQuadPage(HOME + pathOfPage(page), origins)).toEqual(page);
});
