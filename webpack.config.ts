import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import type {} from 'webpack-dev-server';

// The command line loads this file as CommonJS, scripts/build.ts as an ES module: neither way of
// naming its folder works in both, and npm always runs scripts at the root of the package.
const root = process.cwd();
const apiServer = process.env.QUAD_DEV_API ?? 'http://127.0.0.1:3000';

/** The file names of fonts and pictures, wherever they are referred to. */
const assetName = 'assets/[name].[contenthash:10][ext]';

// Custom properties stay as written: the tokens are global.
const cssParser = { namedExports: false, dashedIdents: false };
// One hash for each file: scripts list every class, and a hash of each would not compress.
// Hexadecimal, because base64 hashes hold characters that need escaping in a class name.
const cssNames = { localIdentName: '[local]-[contenthash:hex:6]' };

/** What the browser bundle and the prerenderer must agree on, class names above all. */
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
  // Without effects but not marked so: without this they stay, though nothing that needs them is used.
  const unmarked: RuleSetRule = {
    test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/,
    sideEffects: false,
  };
  // Every browser Quad runs in takes woff2; the older forms of these fonts are never asked for.
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
        ...rooms,
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
    // Layers decide which rule wins, not the order of sheets; see src/shared/ui/styles/layers.css.
    ignoreWarnings: [/^(chunk \S+\s+)?Conflicting order between css/],
  };
}

/** The folders of src by their names: imports say where from, not how far away. */
const rooms = Object.fromEntries(
  ['app', 'pages', 'features', 'replay', 'api', 'realtime', 'shared'].map((room) => [
    `#${room}`,
    path.join(root, 'src', room),
  ]),
);

/** The form for browsers decodes `&amp;` by `innerHTML`, which Trusted Types forbid. */
const characterReferences = {
  'decode-named-character-reference$': path.join(
    root,
    'node_modules/decode-named-character-reference/index.js',
  ),
};

/** The package's own entry leads to its development build whatever the mode. */
const reactRouterProduction = {
  'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
};

/** An HTML page that starts one entry. */
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

/** Bytes above which a file is fetched when it is needed: readers of PDFs and formulas, rare letters. */
const KEPT_MAX_BYTES = 100_000;

const isKeptOffline = ({ url, size }: { url: string; size: number }) =>
  url.includes('/framework.') ||
  (size < KEPT_MAX_BYTES &&
    /\.(js|css|svg|png|woff2)$/.test(url) &&
    !/(touch|bengali|-ext-|KaTeX)/.test(url));

/** The service worker, with the list of the files that it keeps for offline use. */
const offlineWorker = new InjectManifest({
  swSrc: './src/app/offline/worker.ts',
  swDest: 'worker.js',
  exclude: [/\.(map|html)$/],
  // Nothing is left out by this: it would only warn. What is too large is left out below.
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
      // Without names: the first script lists the files of every chunk, and words weigh more than hashes.
      chunkFilename: production ? 'assets/[contenthash:6].js' : 'assets/[name].js',
      cssFilename: production ? 'assets/[name].[contenthash:10].css' : 'assets/[name].css',
      cssChunkFilename: production ? 'assets/[contenthash:6].css' : 'assets/[name].css',
      assetModuleFilename: assetName,
      clean: true,
    },
    optimization: {
      // The shortest names. They change more often than others, which costs a returning reader a few
      // files after a release and everybody else 700 bytes less at first load.
      mangleExports: 'size',
      splitChunks: {
        chunks: 'all',
        // What several pages share comes in few files: each compresses by itself.
        minSize: 40_000,
        cacheGroups: {
          // Libraries go with the code that uses them; a file of their own would be one more.
          defaultVendors: false,
          // The frame of the signed-in area and the feed are fetched together: neither holds a copy of
          // what both need.
          frame: {
            chunks: ({ name }) => name === 'app-shell' || name === 'route-feed',
            minChunks: 2,
            priority: 10,
            enforce: true,
          },
          // React and the store change rarely: kept apart, they stay cached from release to release.
          framework: {
            test: /node_modules[\\/](react|react-dom|scheduler|react-redux|@reduxjs|redux|immer|reselect|redux-thunk|redux-persist|react-router|react-router-dom|use-sync-external-store)[\\/]/,
            name: 'framework',
            priority: 20,
            enforce: true,
          },
        },
      },
      runtimeChunk: false,
      // The built-in minimiser does the style sheets; html-webpack-plugin does the page.
      minimizeOptions: { javascript: false, html: false },
      minimizer: [
        new TerserPlugin({
          test: /\.js$/,
          extractComments: false,
          terserOptions: {
            ecma: 2020,
            module: true,
            compress: { passes: 2, ecma: 2020 },
            format: { comments: false },
          },
        }),
        '...',
      ],
    },
    plugins: [
      page('index.html', 'main', production),
      // What the prerendered pages are made from.
      ...(production ? [page('visitor.html', 'visitor', production), offlineWorker] : []),
      new CopyPlugin({
        patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }],
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

/** Renders the public pages to HTML at build time; it refers to the client's assets and emits none. */
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
      // One file: nothing may be loaded later while a page is rendered.
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
 * The browser application, and in a production build also the program that prerenders its public
 * pages. `webpack serve` gets the first alone, with hot refresh.
 */
export default function configure(
  env: Readonly<Record<string, unknown>>,
  argv: { readonly mode?: string },
): Configuration[] {
  const production = argv.mode === 'production';
  const hot = env.WEBPACK_SERVE === true;
  return [client(production, hot), ...(production ? [prerender(production)] : [])];
}
