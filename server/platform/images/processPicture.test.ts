import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'bmp-ts';
import sharp from 'sharp';
import { blackPng, jpegOfSize } from '#server/testing/files/pictures';
import { processPicture, stopPictureWorker } from './processPicture';

const RED = { r: 200, g: 20, b: 20 };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quad-pictures-'));
});
afterAll(async () => {
  await stopPictureWorker();
  await rm(folder, { recursive: true, force: true });
});

async function processed(data: Buffer | string) {
  const path = join(folder, 'upload.tmp');
  await writeFile(path, data);
  return processPicture(path, 1);
}
const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } });
const svg = (inside: string, size = 'width="60" height="40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`;
const redRect = '<rect width="100%" height="100%" fill="rgb(200,20,20)"/>';

function bmp(width: number, height: number) {
  const pixel = [0, RED.b, RED.g, RED.r];
  const data = Buffer.from(Array.from({ length: width * height }, () => pixel).flat());
  return encode({ data, width, height, bitPP: 24 }).data;
}

const tooManyPixels = {
  status: 400,
  detail: expect.stringContaining('too many pixels') as string,
};

async function middleOf(data: Buffer) {
  const { data: pixels, info } = await sharp(data).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...pixels.subarray(at, at + 3)];
}
const close = (value: number) => (expected: number) => Math.abs(value - expected) < 12;

describe('a picture of each kind', () => {
  it.each([
    ['jpeg', () => red(60, 40).jpeg().toBuffer(), 40],
    ['png', () => red(60, 40).png().toBuffer(), 40],
    ['tiff', () => red(60, 40).tiff().toBuffer(), 40],
    ['webp', () => red(60, 40).webp().toBuffer(), 40],
    ['bmp', () => bmp(60, 40), 40],
    ['svg', () => svg(redRect), 512],
    [
      'svg after a declaration',
      () => `<?xml version="1.0"?>\n<!-- drawn -->\n${svg(redRect)}`,
      512,
    ],
  ])('%s becomes a square webp of the same colour', async (_, make, side) => {
    const result = await processed(await make());
    expect(result).toMatchObject({ width: side, height: side, mimeType: 'image/webp' });
    expect(await sharp(result.data).metadata()).toMatchObject({ format: 'webp', width: side });
    const [r = 0, g = 0, b = 0] = await middleOf(result.data);
    expect([close(r)(RED.r), close(g)(RED.g), close(b)(RED.b)]).toEqual([true, true, true]);
  });

  it.each([
    [5_712, 4_284, 1, false],
    [8_160, 6_120, 6, false],
    [8_160, 6_120, 6, true],
  ])(
    'of a phone is scaled: %d x %d, orientation %d, progressive: %p',
    async (width, height, orientation, progressive) => {
      const photo = red(width, height).withMetadata({ orientation }).jpeg({ progressive });
      const { data, ...size } = await processed(await photo.toBuffer());
      expect(size).toMatchObject({ width: 512, height: 512 });
      const [r = 0] = await middleOf(data);
      expect(close(r)(RED.r)).toBe(true);
    },
  );

  it('shrinks to 512 pixels, and keeps one pixel as it is', async () => {
    expect(await processed(await red(1_600, 900).png().toBuffer())).toMatchObject({ width: 512 });
    expect(await processed(await red(1, 1).png().toBuffer())).toMatchObject({
      width: 1,
      height: 1,
    });
  });

  it('is turned upright and has no camera metadata', async () => {
    const halves = sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } });
    const black = await sharp({
      create: { width: 40, height: 20, channels: 3, background: 'black' },
    })
      .png()
      .toBuffer();
    const turned = await halves
      .composite([{ input: black, top: 0, left: 0 }])
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    const { data } = await processed(turned);
    const { data: pixels } = await sharp(data)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(pixels.at(0)).toBeGreaterThan(200);
    expect(pixels.at(-1)).toBeLessThan(50);
    expect((await sharp(data).metadata()).exif).toBeUndefined();
    expect(data.toString('latin1')).not.toContain('SecretCamera');
  });
});

describe('a refused picture', () => {
  it.each([
    ['text', 'just words'],
    ['a page', '<!doctype html><html><svg></svg></html>'],
    ['a gif', Buffer.from('R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a PDF', '%PDF-1.7\n'],
    ['nothing', ''],
  ])('%s is of another kind, regardless of its name', async (_, data) => {
    await expect(processed(data)).rejects.toMatchObject({ status: 415 });
  });

  it('a truncated file', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const photo = sharp({
      create: { width: 300, height: 300, channels: 3, background: RED, noise },
    });
    for (const whole of [
      await photo.clone().jpeg().toBuffer(),
      await photo.clone().png().toBuffer(),
      bmp(90, 90),
    ]) {
      const half = whole.subarray(0, whole.length / 2);
      await expect(processed(half)).rejects.toMatchObject({ status: 400 });
    }
  });

  it('accepts the same bytes when they are few', async () => {
    expect(await processed(blackPng(30, 30))).toMatchObject({ width: 30 });
  });

  it('a small file that would unpack to 900 million pixels', async () => {
    const bomb = blackPng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(5 * 2 ** 20);
    await expect(processed(bomb)).rejects.toMatchObject(tooManyPixels);
    await expect(processed(await jpegOfSize(65_000, 65_000))).rejects.toMatchObject(tooManyPixels);
    const header = bmp(2, 2);
    header.writeInt32LE(30_000, 18);
    header.writeInt32LE(-30_000, 22);
    await expect(processed(header)).rejects.toMatchObject(tooManyPixels);
  });

  it('a drawing that takes forever, and the next picture is processed again', async () => {
    const nested = Array.from(
      { length: 12 },
      (_, i) => `<g id="g${i + 1}">${`<use xlink:href="#g${i}"/>`.repeat(12)}</g>`,
    ).join('');
    const slow = svg(
      `<defs><g id="g0"><circle r="9"/></g>${nested}<filter id="f">
        <feTurbulence numOctaves="99999" baseFrequency="0.9"/></filter></defs>
        ${'<rect width="100%" height="100%" filter="url(#f)"/>'.repeat(50)}`,
    );
    const waiting = processed(slow);
    await expect(waiting).rejects.toMatchObject({
      status: 400,
      detail: expect.stringContaining('complex') as string,
    });
    expect(await processed(svg(redRect))).toMatchObject({ width: 512 });
    // Beside other work the drawing may take the 30 seconds that every job has.
  });
});

it('renders neither scripts nor external resources of a drawing', async () => {
  const outside = join(folder, 'outside.png');
  await writeFile(outside, await red(60, 40).png().toBuffer());
  const sly = svg(
    `<script>document.documentElement.remove()</script><rect width="60" height="40" fill="white"/>` +
      `<image width="60" height="40" xlink:href="file://${outside}"/>` +
      `<image width="60" height="40" href="outside.png"/>`,
  );
  const { data } = await processed(sly);
  expect(await middleOf(data)).toEqual([255, 255, 255]);
  expect(data.toString('latin1')).not.toContain('script');
});
