import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import type {} from 'webpack-dev-server';
import pdfjs from 'pdfjs-dist/package.json';
import { compilerOptions } from './tsconfig.json';

// The CLI loads this file as CommonJS, scripts/build.ts loads it as an ES module. No expression for
// the current folder works in both. npm always runs scripts at the package root.
const root = process.cwd();
const apiServer = process.env.QUAD_DEV_API ?? 'http://127.0.0.1:3000';

/** The file names of fonts and images, in scripts and style sheets. */
const assetName = 'assets/[name].[contenthash:10][ext]';

// Custom properties keep their names, because the design tokens are global.
const cssParser = { namedExports: false, dashedIdents: false };
// One hash for each file. Scripts list every class, and a different hash for each would not
// compress. Hexadecimal, because base64 hashes contain characters that need escaping in a class
// name.
const cssNames = { localIdentName: '[local]-[contenthash:hex:6]' };

/** The settings that the browser bundle and the prerenderer must share, especially class names. */
function common(production: boolean, hot: boolean): Configuration {
  const scripts: RuleSetRule = {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: !production, refresh: hot } },
      },
    },
  };
  // Free of side effects but not marked as such. Without this rule, they are bundled although
  // unused.
  const unmarked: RuleSetRule = {
    test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/,
    sideEffects: false,
  };
  // Every supported browser accepts woff2, so older formats of these fonts are never requested.
  const oldFonts: RuleSetRule = {
    test: /[\\/]KaTeX_[^/\\]+\.(woff|ttf)$/,
    type: 'asset/resource',
    generator: { emit: false },
  };
  const assets: RuleSetRule = { test: /\.(woff2?|png|jpe?g|svg)$/, type: 'asset/resource' };
  return {
    mode: production ? 'production' : 'development',
    context: root,
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        ...aliases,
        ...characterReferences,
        ...(production ? reactRouterProduction : {}),
      },
    },
    module: {
      rules: [scripts, assets, oldFonts, unmarked],
      parser: { 'css/auto': cssParser, 'css/module': cssParser },
      generator: { 'css/auto': cssNames, 'css/module': cssNames },
    },
    performance: false,
    stats: 'errors-warnings',
    // Cascade layers decide which rule wins, not the order of sheets. See
    // src/shared/ui/styles/layers.css.
    ignoreWarnings: [/^(chunk \S+\s+)?Conflicting order between css/],
  };
}

/** The import aliases of folders in tsconfig.json. */
const aliases = Object.fromEntries(
  Object.entries(compilerOptions.paths)
    .filter(([, [folder = '']]) => folder.endsWith('/*'))
    .map(([alias, [folder = '']]) => [
      alias.slice(0, -'/*'.length),
      path.join(root, folder.slice(0, -'/*'.length)),
    ]),
);

/** The browser build decodes `&amp;` with `innerHTML`, which Trusted Types forbid. */
const characterReferences = {
  'decode-named-character-reference$': path.join(
    root,
    'node_modules/decode-named-character-reference/index.js',
  ),
};

/** The package's main entry resolves to its development build in every mode. */
const reactRouterProduction = {
  'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
};

/** An HTML page that loads one entry. */
function page(filename: string, entry: string, production: boolean): HtmlWebpackPlugin {
  return new HtmlWebpackPlugin({
    filename,
    chunks: [entry],
    template: './public/index.html',
    minify: production && {
      collapseWhitespace: true,
      conservativeCollapse: true,
      removeComments: true,
      minifyJS: true,
    },
  });
}

/**
 * Files above this size are not precached. They are fetched on demand: PDF and formula readers,
 * rare letters.
 */
const KEPT_MAX_BYTES = 100_000;

const isKeptOffline = ({ url, size }: { url: string; size: number }) =>
  url.includes('/framework.') ||
  (size < KEPT_MAX_BYTES &&
    /\.(js|css|svg|png|woff2)$/.test(url) &&
    !/(touch|bengali|-ext-|KaTeX)/.test(url));

/** The service worker, with the list of the files it caches for offline use. */
const offlineWorker = new InjectManifest({
  swSrc: './src/app/offline/worker.ts',
  swDest: 'worker.js',
  exclude: [/\.(map|html)$/],
  // Exceeding this limit would only log a warning. Large files are excluded below.
  maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
  dontCacheBustURLsMatching: /\/assets\//,
  manifestTransforms: [(entries) => ({ manifest: entries.filter(isKeptOffline), warnings: [] })],
});

function client(production: boolean, hot: boolean): Configuration {
  const shared = common(production, hot);
  return {
    ...shared,
    name: 'client',
    target: ['web', 'es2022'],
    entry: { main: './src/main.ts', visitor: './src/visitor.ts' },
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(root, 'dist'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      // No names, because the first script lists every chunk's file, and names are longer than
      // hashes.
      chunkFilename: production ? 'assets/[contenthash:6].js' : 'assets/[name].js',
      cssFilename: production ? 'assets/[name].[contenthash:10].css' : 'assets/[name].css',
      cssChunkFilename: production ? 'assets/[contenthash:6].css' : 'assets/[name].css',
      assetModuleFilename: assetName,
      clean: true,
    },
    optimization: {
      // The shortest export names. They change more often, so a returning user refetches a few
      // files after a release. Every first load is 700 bytes smaller.
      mangleExports: 'size',
      // DeterministicModuleIdsPlugin, below, has shorter ids.
      moduleIds: production ? false : 'named',
      splitChunks: {
        chunks: 'all',
        // Code shared by several pages goes into few files, because each file compresses
        // separately.
        minSize: 40_000,
        cacheGroups: {
          // Libraries are bundled with the code that uses them. A separate file would be one more
          // request.
          defaultVendors: false,
          // All code of the signed-in frame. The feed is loaded together with it, so it needs no copy
          // of their shared code.
          frame: {
            name: 'frame',
            chunks: ({ name }) => name === 'app-shell' || name === 'route-feed',
            test: (module, { chunkGraph }) =>
              [...chunkGraph.getModuleChunksIterable(module)].some(
                ({ name }) => name === 'app-shell',
              ),
            priority: 10,
            enforce: true,
          },
          // React and the store rarely change. In a separate chunk they stay cached from release to
          // release.
          framework: {
            test: /node_modules[\\/](react|react-dom|scheduler|react-redux|@reduxjs|redux|immer|reselect|redux-thunk|redux-persist|react-router|react-router-dom|use-sync-external-store)[\\/]/,
            name: 'framework',
            priority: 20,
            enforce: true,
          },
        },
      },
      runtimeChunk: false,
      // The built-in minimiser handles style sheets, and html-webpack-plugin handles the page.
      minimizeOptions: { javascript: false, html: false },
      minimizer: [
        new TerserPlugin({
          test: /\.js$/,
          extractComments: false,
          // Halves the processor time of a build; the scripts are as small as terser makes them.
          minify: TerserPlugin.swcMinify,
          terserOptions: { module: true, compress: { passes: 3 }, format: { comments: false } },
        }),
        '...',
      ],
    },
    plugins: [
      page('index.html', 'main', production),
      // The template of the prerendered pages.
      ...(production ? [page('visitor.html', 'visitor', production), offlineWorker] : []),
      // Four digits instead of five: every module names its imports by their ids.
      ...(production
        ? [new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true })]
        : []),
      new CopyPlugin({
        patterns: [
          { from: 'public', globOptions: { ignore: ['**/index.html'] } },
          // Fetched by the reader of PDFs for some files only. The folder's name changes with them.
          ...[
            'cmaps/*',
            'standard_fonts/{*.pfb,LICENSE_FOXIT}',
            'wasm/{*.js,LICENSE_*OPENJPEG}',
          ].map((from) => ({
            from,
            context: 'node_modules/pdfjs-dist',
            to: `assets/pdfjs-${pdfjs.version}`,
            toType: 'dir' as const,
          })),
        ],
      }),
      ...(hot ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    devServer: {
      host: 'localhost',
      port: 8080,
      hot: true,
      static: false,
      historyApiFallback: true,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      proxy: [
        { context: ['/api'], target: apiServer, ws: true },
        { context: ['/healthz', '/readyz', '/metrics'], target: apiServer },
      ],
    },
  };
}

/**
 * Renders the public pages to HTML at build time. It refers to the client's assets and emits none.
 */
function prerender(production: boolean): Configuration {
  const shared = common(production, false);
  return {
    ...shared,
    name: 'prerender',
    target: 'node20',
    entry: { prerender: './src/app/prerender.tsx' },
    devtool: false,
    output: {
      path: path.join(root, 'build'),
      publicPath: '/',
      filename: 'prerender.cjs',
      library: { type: 'commonjs2' },
      assetModuleFilename: assetName,
      // A single file, because nothing can be loaded later while a page is rendered.
      asyncChunks: false,
    },
    module: {
      ...shared.module,
      generator: {
        ...shared.module?.generator,
        'asset/resource': { emit: false },
        'css/auto': { ...cssNames, exportsOnly: true },
        'css/module': { ...cssNames, exportsOnly: true },
      },
    },
    optimization: { minimize: false },
  };
}

/**
 * The browser application and, in a production build, the program that prerenders its public pages.
 * `webpack serve` gets only the application, with hot refresh.
 */
export default function configure(
  env: Readonly<Record<string, unknown>>,
  argv: { readonly mode?: string },
): Configuration[] {
  const production = argv.mode === 'production';
  const hot = env.WEBPACK_SERVE === true;
  return [client(production, hot), ...(production ? [prerender(production)] : [])];
}
