import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * Returns the gzipped bytes of a script that renders nothing with react-dom: the minimum of any
 * first load.
 */
export async function weighReactDom(): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createRoot } from 'react-dom/client';
        createRoot(document.getElementById('root')).render(null);`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const [script] = outputFiles;
  if (!script) throw new Error('There is no script.');
  return gzipSync(script.contents, { level: 9 }).length;
}
