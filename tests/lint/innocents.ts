import { take, type Planted } from './planted';

const allowedImport = (file: string, name: string, from: string): Planted => ({
  title: `${file.replace(/\/[^/]+$/, '')} importing ${from}`,
  file,
  text: take(name, from),
});

const typeOf = (file: string, name: string, from: string): Planted => ({
  title: `${file.replace(/\/[^/]+$/, '')} importing the type ${name} of ${from}`,
  file,
  text: `import type { ${name} } from '${from}';\n\nexport type Taken = ${name} | null;\n`,
});

/** Files that must pass without a report. */
export const innocents: readonly Planted[] = [
  allowedImport('src/app/i1.ts', 'feed', '../features/feed/feed'),
  allowedImport('src/app/i3.ts', 'page', '#pages/page'),
  allowedImport('src/pages/i1.ts', 'feed', '#features/feed/feed'),
  allowedImport('src/app/i2.ts', 'replay', '../replay/replay'),
  allowedImport('src/features/feed/i1.ts', 'feed', './feed'),
  allowedImport('src/features/feed/i2.ts', 'baseApi', '../../api/baseApi'),
  allowedImport('src/features/feed/i3.ts', 'frame', '../../realtime/frame'),
  allowedImport('src/features/feed/i4.ts', 'thing', '../../shared/lib/thing'),
  allowedImport('src/features/feed/i5.ts', 'limit', '#contract/limits'),
  allowedImport('src/api/i1.ts', 'thing', '../shared/lib/thing'),
  allowedImport('src/replay/i1.ts', 'rootReducer', '#app/store/rootReducer'),
  allowedImport('contract/i1.ts', 'schema', './entities/post'),
  allowedImport('server/i1.ts', 'schema', '#contract/entities/post'),
  allowedImport('server/app/i1.ts', 'post', '#server/features/posts/post'),
  allowedImport('server/features/posts/i1.ts', 'canSee', '#domain/people'),
  allowedImport('server/features/posts/i2.ts', 'publish', '#server/realtime/publish'),
  allowedImport('server/domain/posts/i1.ts', 'canSee', '#domain/people'),
  allowedImport('server/domain/people/i1.ts', 'canSee', './canSee'),
  allowedImport('server/realtime/i1.ts', 'clock', '#server/platform/clock'),
  allowedImport('src/shared/ui/i1.ts', 'Dialog', 'radix-ui'),
  allowedImport('src/shared/store/i1.ts', 'useDispatch', 'react-redux'),
  typeOf('src/shared/store/i2.ts', 'RootState', '#app/store/rootReducer'),
  typeOf('src/features/feed/i6.ts', 'Post', '#contract/entities/post'),
  {
    title: 'the ports naming the globals',
    file: 'src/app/browser/ports.ts',
    text: 'export const storage = localStorage;\nexport const Socket = WebSocket;\n',
  },
  {
    title: 'a slice turning a given time into a date',
    file: 'src/features/feed/fineSlice.ts',
    text: 'export const year = (at: string): number => new Date(at).getFullYear();\n',
  },
  {
    title: 'JSX with texts of texts.ts, punctuation and words that nobody reads',
    file: 'src/pages/Texts.tsx',
    text: 'import { thing } from \'#shared/lib/thing\';\n\nexport const Line = () => <p className="line">{thing} · (x)</p>;\n',
  },
  {
    title: 'a console in a script',
    file: 'scripts/i1.ts',
    text: `console.log('x');\nexport {};\n`,
  },
];
