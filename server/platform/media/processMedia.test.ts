import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ACCEPTED_KINDS } from '#contract/fileKinds';
import { MEGABYTE, POST_IMAGE_MAX_BYTES, THUMBNAIL_WIDTHS } from '#contract/limits';
import {
  animation,
  blackPng,
  jpegOfSize,
  photoWithSecrets,
  plainPicture,
  SVG_WITH_SCRIPT,
} from '#server/testing/files/pictures';
import { MOV_VIDEO, MP4_VIDEO, WEBM_SOUND, WEBM_VIDEO } from '#server/testing/files/videos';
import { processMedia, stopMediaWorker, type MediaUpload } from './processMedia';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quad-media-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => stopMediaWorker());

async function processed(
  data: Buffer | string,
  kinds: MediaUpload['kinds'] = ACCEPTED_KINDS.media,
  keepsMotion = true,
) {
  const path = join(folder, 'media_file-0');
  await writeFile(path, data);
  const bytes = Buffer.byteLength(data);
  return processMedia({
    path,
    bytes,
    owner: 1,
    name: 'my file',
    field: 'media_file',
    kinds,
    maxBytes: POST_IMAGE_MAX_BYTES,
    thumbnailWidths: THUMBNAIL_WIDTHS,
    keepsMotion,
  });
}
const refusal = (data: Buffer | string, kinds?: MediaUpload['kinds']) =>
  processed(data, kinds).then(
    () => null,
    (error: unknown) => error,
  );

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    '%s becomes a WebP of the same size',
    async (kind) => {
      const {
        kind: found,
        file,
        thumbnails,
      } = await processed(await plainPicture(60, 40).toFormat(kind).toBuffer());
      expect(found).toBe('image');
      expect(file).toMatchObject({ width: 60, height: 40, mimeType: 'image/webp' });
      expect(thumbnails).toEqual([]);
      const written = await readFile(file.path);
      expect(written).toHaveLength(file.bytes);
      expect(await sharp(written).metadata()).toMatchObject({ format: 'webp', width: 60 });
    },
  );

  it('has a smaller copy at every configured width below its own, all within 2560 pixels', async () => {
    const { file, thumbnails } = await processed(await plainPicture(4_000, 1_000).png().toBuffer());
    const sizes = [file, ...thumbnails].map(({ width, height }) => [width, height]);
    expect(sizes).toEqual([
      [2_560, 640],
      [320, 80],
      [640, 160],
      [1_280, 320],
    ]);
    const tall = await processed(await plainPicture(640, 3_200).jpeg().toBuffer());
    expect(tall.file).toMatchObject({ width: 512, height: 2_560 });
    expect(tall.thumbnails.map(({ width }) => width)).toEqual([320]);
  });

  it('is turned upright, and has neither location nor camera metadata', async () => {
    const photo = await photoWithSecrets(800, 400);
    expect(photo.toString('latin1')).toContain('SecretCamera');
    const { file, thumbnails } = await processed(photo);
    expect(file).toMatchObject({ width: 400, height: 800 });
    for (const { path, width } of [file, ...thumbnails]) {
      const written = await readFile(path);
      const { exif, xmp, iptc, orientation } = await sharp(written).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(written.toString('latin1')).not.toMatch(/Secret|GPS/);
      expect(width).toBeLessThan(401);
    }
  });

  it.each([
    [5_712, 4_284, undefined, false, [2_560, 1_920]],
    [8_160, 6_120, undefined, false, [2_560, 1_920]],
    [8_160, 6_120, 6, false, [1_920, 2_560]],
    [8_160, 6_120, 6, true, [1_920, 2_560]],
    [12_000, 9_000, undefined, false, [2_560, 1_920]],
  ])(
    'of a phone is scaled: %d x %d, orientation %p, progressive: %p',
    async (width, height, orientation, progressive, size) => {
      const photo = plainPicture(width, height);
      const turned = orientation ? photo.withMetadata({ orientation }) : photo;
      const { file, thumbnails } = await processed(await turned.jpeg({ progressive }).toBuffer());
      expect([file.width, file.height]).toEqual(size);
      expect(thumbnails.map((copy) => copy.width)).toEqual([320, 640, 1_280]);
    },
  );

  it.each(['gif', 'webp'] as const)('that is animated as %s stays animated', async (format) => {
    const data = await animation(format, { frames: 4, width: 700, height: 350 });
    const { file, thumbnails } = await processed(data);
    expect(file).toMatchObject({ width: 700, height: 350 });
    expect(await sharp(file.path).metadata()).toMatchObject({ format: 'webp', pages: 4 });
    expect(thumbnails.map(({ width, height }) => [width, height])).toEqual([
      [320, 160],
      [640, 320],
      [700, 350],
    ]);
    for (const { path } of thumbnails) {
      expect((await sharp(path).metadata()).pages).toBeUndefined();
    }
  });

  it('that is animated becomes a still where nothing could pause it', async () => {
    const data = await animation('gif', { frames: 4, width: 700, height: 350 });
    const { file, thumbnails } = await processed(data, ACCEPTED_KINDS.eventPicture, false);
    expect((await sharp(file.path).metadata()).pages).toBeUndefined();
    expect(thumbnails.map(({ width }) => width)).toEqual([320, 640]);
  });
});

describe('a video', () => {
  it.each([
    ['video/mp4', 'mp4', MP4_VIDEO],
    ['video/mp4', 'mp4', MOV_VIDEO],
    ['video/webm', 'webm', WEBM_VIDEO],
  ])('%s is measured and left unchanged', async (mimeType, extension, data) => {
    const { kind, file, thumbnails } = await processed(data);
    expect(kind).toBe('video');
    expect(file).toMatchObject({ mimeType, extension, width: 64, height: 48 });
    expect((await readFile(file.path)).equals(data)).toBe(true);
    expect(thumbnails).toEqual([]);
  });

  it.each([
    ['mp4', MP4_VIDEO],
    ['mov', MOV_VIDEO],
    ['webm', WEBM_VIDEO],
  ])('%s that is truncated anywhere is damaged', async (_, data) => {
    for (const length of [
      64,
      data.length / 3,
      data.length / 2,
      data.length - 30,
      data.length - 1,
    ]) {
      const cut = await refusal(data.subarray(0, length));
      expect(cut).toMatchObject({
        status: 400,
        detail: expect.stringContaining('damaged') as string,
      });
    }
  });

  it('without a video track is refused', async () => {
    expect(await refusal(WEBM_SOUND)).toMatchObject({
      status: 400,
      detail: '“my file” contains no video. Please choose another file.',
    });
  });

  it('of a camera in a form that browsers do not play is refused, and the text says so', async () => {
    const proRes = Buffer.from(MOV_VIDEO.toString('latin1').replaceAll('avc1', 'apcn'), 'latin1');
    expect(await refusal(proRes)).toMatchObject({
      status: 415,
      detail: expect.stringMatching(/browsers can’t play.*H\.264/) as string,
    });
  });

  it('is refused where only pictures are accepted', async () => {
    expect(await refusal(MP4_VIDEO, ACCEPTED_KINDS.eventPicture)).toMatchObject({
      status: 415,
      detail: '“my file” cannot be used. Please choose a PNG, JPEG, WebP or GIF picture.',
    });
  });
});

describe('a refused file', () => {
  it.each([
    ['a drawing with a script', SVG_WITH_SCRIPT],
    ['a text', 'just words'],
    ['a PDF', '%PDF-1.7\n%%EOF'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['an AVI', Buffer.from('RIFF\0\0\0\0AVI LIST', 'latin1')],
  ])('%s is of another kind, regardless of its name', async (_, data) => {
    expect(await refusal(data)).toMatchObject({
      status: 415,
      detail:
        '“my file” cannot be used. Please choose a PNG, JPEG, WebP or GIF picture, or an MP4, MOV or WebM video.',
      more: { errors: { media_file: expect.any(String) as string } },
    });
  });

  it('a truncated picture', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const photo = sharp({
      create: { width: 300, height: 300, channels: 3, background: 'red', noise },
    });
    for (const whole of [await photo.clone().jpeg().toBuffer(), await photo.png().toBuffer()]) {
      expect(await refusal(whole.subarray(0, whole.length / 2))).toMatchObject({ status: 400 });
    }
  });

  it('a picture above 10 MB, and a JPEG above 25 MB', async () => {
    const photo = await plainPicture(9, 9).jpeg().toBuffer();
    for (const [start, megabytes] of [
      [blackPng(9, 9), 10],
      [photo, 25],
    ] as const) {
      const padded = Buffer.concat([start, Buffer.alloc(megabytes * MEGABYTE)]);
      expect(await refusal(padded)).toMatchObject({
        status: 413,
        detail: '“my file” is too large. A picture can be up to 10 MB, a JPEG up to 25 MB.',
      });
    }
  });

  it('a small file that would unpack to very many pixels, and an animation with too many', async () => {
    const bomb = blackPng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(5 * MEGABYTE);
    const tooMany = { status: 400, detail: expect.stringContaining('too many pixels') as string };
    expect(await refusal(bomb)).toMatchObject(tooMany);
    expect(await refusal(await jpegOfSize(65_000, 65_000))).toMatchObject(tooMany);
    const long = await animation('gif', { frames: 25, width: 1_000, height: 1_000 });
    expect(await refusal(long)).toMatchObject({
      status: 400,
      detail: expect.stringContaining('too many frames') as string,
    });
  });
});
