import { act, fireEvent, render, screen } from '@testing-library/react';
import { FilePreview } from './FilePreview';

const created: HTMLImageElement[] = [];
const draw = jest.fn();
beforeEach(() => {
  created.length = 0;
  URL.createObjectURL = jest.fn(() => 'blob:1');
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(window, 'Image').mockImplementation(() => {
    const image = document.createElement('img');
    Object.defineProperties(image, { naturalWidth: { value: 960 }, naturalHeight: { value: 480 } });
    created.push(image);
    return image;
  });
  const context = { drawImage: draw } as never;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  draw.mockReset();
});

const preview = (name: string, type: string) =>
  render(<FilePreview file={new File(['x'], name, { type })} />);
/** The picture itself; it has no name, because its row names the file. */
const picture = () => screen.queryByRole('presentation', { hidden: true });
const load = () => act(() => void created[0]?.onload?.(new Event('load')));

test.each(['image/gif', 'image/webp'])(
  'a picture of type %s is drawn, so that it stands still',
  (type) => {
    const { unmount } = preview('wave', type);
    expect(picture()).toBeNull();
    load();
    expect(draw).toHaveBeenCalledWith(created[0], 0, 0, 240, 120);
    unmount();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
  },
);

test('one that cannot be read is not drawn', () => {
  preview('wave.gif', 'image/gif');
  act(() => void created[0]?.dispatchEvent(new Event('error')));
  load();
  expect(draw).not.toHaveBeenCalled();
  expect(picture()).toBeNull();
});

test('a photo is shown as it is', () => {
  preview('dusk.jpg', 'image/jpeg');
  expect(picture()).toHaveAttribute('src', 'blob:1');
});

test('a video whose pictures the browser cannot decode has an icon', () => {
  const create = jest.spyOn(document, 'createElement');
  preview('wave.mov', 'video/quicktime');
  const made = create.mock.results.map(({ value }) => value as Element);
  const video = made.find((element) => element instanceof HTMLVideoElement);
  if (!video) throw new Error('There is no video.');
  expect(video).toBeInTheDocument();
  fireEvent.loadedMetadata(video);
  expect(video).not.toBeInTheDocument();
});
