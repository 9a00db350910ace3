import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { authorsOf } from '#server/demo/paperActivities';
import { figures, fringes } from './charts';
import { describePdf } from './describePdf';
import { documents } from './documents';
import { eventScenes } from './eventScenes';
import { papers } from './papers/index';
import { campusPaper, paperPage } from './paperPage';
import { photoScenes } from './photoScenes';
import { portraits } from './portraits';

const FOLDER = 'server/demo/assets';
const FRAMES_A_SECOND = 24;
const VIDEO_SECONDS = 4;

const fonts: readonly [family: string, weight: string, file: string][] = [
  [
    'Source Sans 3 Variable',
    '200 900',
    '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  ],
  [
    'Noto Sans Bengali Variable',
    '100 900',
    '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
  ],
  [
    'Source Serif 4',
    '400',
    '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2',
  ],
  [
    'Source Serif 4',
    '600',
    '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
  ],
];

/** Returns the product's fonts as one self-contained style sheet. */
async function fontStyles(): Promise<string> {
  const faces = fonts.map(async ([family, weight, file]) => {
    const data = await readFile(path.join('node_modules', file), 'base64');
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
  });
  return (await Promise.all(faces)).join('');
}

/** Renders an SVG to a PNG. `scale` multiplies the size given in the SVG. */
async function render(page: Page, styles: string, drawing: string, scale = 1): Promise<Buffer> {
  const [, width = 0, height = 0] = /width="(\d+)" height="(\d+)"/.exec(drawing)?.map(Number) ?? [];
  await page.setViewportSize({ width: width * scale, height: height * scale });
  await page.setContent(
    `<style>${styles}body{margin:0}svg{display:block;zoom:${scale}}</style>${drawing}`,
  );
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

async function writePictures(page: Page, styles: string): Promise<void> {
  const sets: [folder: string, drawings: Record<string, string>][] = [
    ['portraits', portraits],
    ['events', eventScenes],
    ['pictures', { ...photoScenes, ...figures }],
  ];
  for (const [folder, drawings] of sets) {
    await mkdir(path.join(FOLDER, folder), { recursive: true });
    for (const [name, drawing] of Object.entries(drawings)) {
      const scale = name in figures ? 2 : 1;
      const picture = sharp(await render(page, styles, drawing, scale));
      // Chats don't accept WebP.
      const isPng = name === 'calibration-plot';
      const file = path.join(FOLDER, folder, `${name}.${isPng ? 'png' : 'webp'}`);
      await (
        isPng ? picture.png({ palette: true }) : picture.webp({ quality: 80, effort: 6 })
      ).toFile(file);
    }
  }
}

async function writeVideo(page: Page, styles: string): Promise<void> {
  const frames = await mkdtemp(path.join(tmpdir(), 'quad-fringes-'));
  for (let frame = 0; frame < FRAMES_A_SECOND * VIDEO_SECONDS; frame += 1) {
    const part = frame / (FRAMES_A_SECOND * VIDEO_SECONDS);
    const shift = 1.5 * (0.5 - 0.5 * Math.cos(part * 2 * Math.PI));
    const file = path.join(frames, `${String(frame).padStart(3, '0')}.png`);
    await writeFile(file, await render(page, styles, fringes(shift)));
  }
  const [input, output] = [
    path.join(frames, '%03d.png'),
    path.join(FOLDER, 'pictures/fringes.webm'),
  ];
  const encoding = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '38', '-pix_fmt', 'yuv420p'];
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    `${FRAMES_A_SECOND}`,
    '-i',
    input,
    ...encoding,
    output,
  ]);
  await rm(frames, { recursive: true });
}

const PRINTED = {
  format: 'A4',
  tagged: false,
  displayHeaderFooter: true,
  headerTemplate: '<span></span>',
  footerTemplate:
    '<div style="font-size:8px;width:100%;text-align:center"><span class="pageNumber"></span> / <span class="totalPages"></span></div>',
  margin: { top: '20mm', bottom: '20mm', left: '20mm', right: '20mm' },
} as const;

/** A PDF to be printed. */
interface Print {
  file: string;
  html: string;
  title: string;
  author: string;
}

const prints: readonly Print[] = [
  ...Object.entries(papers).map(([name, body]): Print => {
    const paper = campusPaper(name);
    const file = `papers/${name}.pdf`;
    return { file, html: paperPage(name, body), title: paper.title, author: authorsOf(paper) };
  }),
  ...Object.entries(documents).map(([name, html]): Print => {
    const title = /<title>([^<]*)</.exec(html)?.[1] ?? name;
    return { file: `documents/${name}.pdf`, html, title, author: 'Quad' };
  }),
];

async function writePdfs(page: Page, styles: string): Promise<void> {
  for (const { file, html, title, author } of prints) {
    const target = path.join(FOLDER, file);
    await mkdir(path.dirname(target), { recursive: true });
    await page.setContent(html.replace('</head>', `<style>${styles}</style></head>`));
    await page.evaluate(() => document.fonts.ready);
    await writeFile(target, describePdf(await page.pdf(PRINTED), { title, author }));
  }
}

/** Regenerates every file of server/demo/assets. Needs Chromium and ffmpeg. */
async function main(): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  const styles = await fontStyles();
  const wanted = process.argv.slice(2);
  const steps = { pictures: writePictures, video: writeVideo, pdfs: writePdfs };
  for (const [name, step] of Object.entries(steps)) {
    if (wanted.length === 0 || wanted.includes(name)) await step(page, styles);
  }
  await browser.close();
}

main().catch((failure: unknown) => {
  console.error(failure);
  process.exitCode = 1;
});
