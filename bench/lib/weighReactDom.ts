import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Bytes, compressed by gzip, of a script that draws nothing by react-dom: nobody's first load is less. */
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
