import { shareContent } from '#replay/redact/share';
import { routes } from './routes';

const KEY = new Uint8Array(32).fill(7);
const isFixed = (part: string) => !part.startsWith(':') && part !== '*';
// The gallery exists in development only.
const paths = routes.map(({ path }) => path).filter((path) => !path.startsWith('/dev/'));

test.each(paths)('a shared log still records a visit to %s', (path) => {
  const action = { type: 'app/navigated', payload: { path, kind: 'PUSH' } };
  const content = { state: {}, actions: [action] };
  const noSecrets = () => ({ secretArgs: [], secretResult: false });
  const [shared] = shareContent(content, KEY, noSecrets).actions;
  const parts = (shared?.payload as { path: string }).path.split('/');
  for (const part of path.split('/').filter(isFixed)) expect(parts).toContain(part);
});
