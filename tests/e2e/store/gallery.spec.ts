import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { takePicture, VIEWPORTS } from '../support/quadTest';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder. Like the application's own server, it sends the page for a path without a file.
 */
async function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = extname(path) === '' ? 'index.html' : path;
    readFile(join(folder, file)).then(
      (content) =>
        response
          .setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  await once(server.listen(0), 'listening');
  return server;
}

test.describe('the gallery of the design system', () => {
  let folder: string;
  let server: Server;
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quad-gallery-'));
    await promisify(execFile)('npx', ['webpack', '--mode', 'development', '--output-path', folder]);
    server = await serve(folder);
  });
  test.afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  for (const [name, viewport] of Object.entries(VIEWPORTS)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(
        `every component in every state is accessible (${name}, ${colorScheme})`,
        { tag: '@looks' },
        async ({ browser }) => {
          const context = await browser.newContext({
            viewport,
            colorScheme,
            reducedMotion: 'reduce',
          });
          const page = await context.newPage();
          const { port } = server.address() as AddressInfo;
          await page.goto(`http://localhost:${port}/dev/gallery`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          ).toBeLessThanOrEqual(0);
          await takePicture(page, `gallery-${name}-${colorScheme}`, { fullPage: true });
          await context.close();
        },
      );
    }
  }
});
