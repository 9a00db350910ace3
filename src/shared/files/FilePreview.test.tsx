import { act, render } from '@testing-library/react';
import { FilePreview } from './FilePreview';

const created: HTMLImageElement[] = [];
beforeEach(() => {
  created.length = 0;
  URL.createObjectURL = jest.fn(() => 'blob:1');
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(window, 'Image').mockImplementation(() => {
    const image = document.createElement('img');
    created.push(image);
    return image;
  });
});

const preview = (name: string, type: string) =>
  render(<FilePreview file={new File(['x'], name, { type })} />);

test.each(['image/gif', 'image/webp'])(
  'a picture of type %s is drawn, so that it stands still',
  (type) => {
    const { container, unmount } = preview('wave', type);
    expect(container.querySelector('img')).toBeNull();
    const draw = jest.fn();
    const canvas = container.querySelector('canvas');
    if (canvas) canvas.getContext = jest.fn(() => ({ drawImage: draw })) as never;
    const [picture] = created;
    Object.defineProperties(picture, {
      naturalWidth: { value: 960 },
      naturalHeight: { value: 480 },
    });
    act(() => void picture?.onload?.(new Event('load')));
    expect(draw).toHaveBeenCalledWith(picture, 0, 0, 240, 120);
    unmount();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
  },
);

test('one that cannot be read leaves the icon', () => {
  const { container } = preview('wave.gif', 'image/gif');
  act(() => void created[0]?.dispatchEvent(new Event('error')));
  expect(container.querySelector('canvas')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('a photo is shown as it is', () => {
  const { container } = preview('dusk.jpg', 'image/jpeg');
  expect(container.querySelector('img')).toHaveAttribute('src', 'blob:1');
});
