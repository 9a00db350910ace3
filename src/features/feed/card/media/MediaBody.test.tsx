import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { PostMedia } from '#contract/entities/post';
import { createFakePorts } from '#shared/testing/fakePorts';
import { startSession } from '#shared/testing/startSession';
import { MediaBody } from './MediaBody';
import { pictureSources, shapeOf } from './pictureSources';

let session: Awaited<ReturnType<typeof startSession>>;
beforeAll(() => import('./PictureViewer'), 60_000);
beforeEach(async () => {
  session = await startSession(createFakePorts());
});

const picture = (name: string, changes: Partial<PostMedia> = {}): PostMedia => ({
  url: `/api/files/${name}.webp`,
  kind: 'image',
  width: 1600,
  height: 900,
  thumbnails: [320, 640, 1280].map((width) => ({
    url: `/api/files/${name}-${width}.webp`,
    width,
    height: (width * 9) / 16,
  })),
  alt: `A picture of ${name}`,
  ...changes,
});

const show = (...media: PostMedia[]) => {
  render(
    <Provider store={session.store}>
      <MediaBody media={media} author="nusrat_j" />
    </Provider>,
  );
  return userEvent.setup();
};

describe('the pictures of a post', () => {
  it('offer every width, load lazily, and reserve their size', () => {
    show(picture('dish'));
    const image = screen.getByAltText('A picture of dish');
    expect(image).toHaveAttribute('src', '/api/files/dish-640.webp');
    expect(image).toHaveAttribute(
      'srcset',
      '/api/files/dish-320.webp 320w, /api/files/dish-640.webp 640w, /api/files/dish-1280.webp 1280w, /api/files/dish.webp 1600w',
    );
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('decoding', 'async');
    expect(image).toHaveAttribute('width', '1600');
    expect(image).toHaveAttribute('height', '900');
  });

  it('stand still in every width if they are animated, until they are played', async () => {
    const copies = picture('wave').thumbnails ?? [];
    const still = { url: '/api/files/wave-1600.webp', width: 1600, height: 900 };
    const user = show(picture('wave', { animated: true, thumbnails: [...copies, still] }));
    const image = screen.getByAltText('A picture of wave');
    const stills = '/api/files/wave-1280.webp 1280w, /api/files/wave-1600.webp 1600w';
    expect(image).toHaveAttribute('srcset', expect.stringContaining(stills));
    expect(image.getAttribute('srcset')).not.toContain('/api/files/wave.webp');
    await user.click(screen.getByRole('button', { name: 'Play GIF: A picture of wave' }));
    expect(image).toHaveAttribute('src', '/api/files/wave.webp');
    expect(image).not.toHaveAttribute('srcset');
    await user.click(screen.getByRole('button', { name: 'Pause GIF: A picture of wave' }));
    expect(image).toHaveAttribute('src', '/api/files/wave-640.webp');
  });

  it('play in the viewer too, and start there as stills', async () => {
    const still = { url: '/api/files/wave-300.webp', width: 300, height: 200 };
    const small = { animated: true, width: 300, height: 200, thumbnails: [still], alt: 'A wave' };
    const user = show(picture('wave', small));
    await user.click(screen.getByRole('button', { name: 'Open picture: A wave' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByAltText('A wave')).toHaveAttribute('src', '/api/files/wave-300.webp');
    await user.click(dialog.getByRole('button', { name: 'Play GIF: A wave' }));
    expect(dialog.getByAltText('A wave')).toHaveAttribute('src', '/api/files/wave.webp');
  });

  it('are tiles if there are several, the last of four counting the rest', () => {
    show(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => picture(name)));
    const tiles = screen.getAllByRole('button');
    expect(tiles).toHaveLength(4);
    expect(tiles[3]).toHaveAccessibleName('Open picture 4 of 6, +2 more: A picture of d');
    expect(screen.getByText('+2')).toBeInTheDocument();
  });

  it('show a message in place when they fail to load', () => {
    show(picture('dish'));
    fireEvent.error(screen.getByAltText('A picture of dish'));
    expect(screen.getByText('Couldn’t load this picture.')).toBeInTheDocument();
  });

  it('are not requested from an unsafe address', () => {
    show(picture('dish', { url: 'javascript:alert(1)', thumbnails: [] }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('Couldn’t load this picture.')).toBeInTheDocument();
  });

  it('open large, navigate with the arrow keys, close with Escape and restore the focus', async () => {
    const user = show(picture('a'), picture('b'));
    const second = screen.getByRole('button', { name: /2 of 2/ });
    await user.click(second);
    const dialog = await screen.findByRole('dialog', { name: 'Picture 2 of 2' });
    expect(within(dialog).getByAltText('A picture of b')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByAltText('A picture of a')).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}');
    await user.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
    expect(within(dialog).getByAltText('A picture of a')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    expect(second).toHaveFocus();
  });
});

describe('a video of a post', () => {
  it('has controls, its size and its name, and does not start automatically', () => {
    show(picture('talk', { kind: 'video', url: '/api/files/talk.mp4', alt: '' }));
    const video = screen.getByLabelText('Video by nusrat_j');
    expect(video).toHaveAttribute('controls');
    expect(video).toHaveAttribute('preload', 'metadata');
    expect(video).toHaveAttribute('width', '1600');
    expect(video).not.toHaveAttribute('autoplay');
  });

  it('shows a message when it cannot be played', () => {
    show(picture('talk', { kind: 'video' }));
    fireEvent.error(screen.getByLabelText('A picture of talk'));
    expect(screen.getByText('Couldn’t play this video.')).toBeInTheDocument();
  });

  test('of which the browser only plays the sound is explained, and can be downloaded', () => {
    show(picture('talk', { kind: 'video', url: '/api/files/talk.mp4', alt: '' }));
    // No width: the browser can't decode the pictures.
    fireEvent.loadedMetadata(screen.getByLabelText('Video by nusrat_j'));
    expect(screen.getByText(/Your browser can’t play this kind of video/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download the video' })).toHaveAttribute(
      'href',
      '/api/files/talk.mp4',
    );
  });

  test('whose pictures the browser plays stays', () => {
    show(picture('talk', { kind: 'video', url: '/api/files/talk.mp4', alt: '' }));
    const video = screen.getByLabelText('Video by nusrat_j');
    Object.defineProperty(video, 'videoWidth', { value: 320 });
    fireEvent.loadedMetadata(video);
    expect(video).toBeInTheDocument();
  });
});

describe('the sources of a picture', () => {
  it('are only its own address if it has no copies', () => {
    expect(pictureSources(picture('a', { thumbnails: [] }))).toEqual({ src: '/api/files/a.webp' });
  });

  it('have a wide ratio if the server sent none', () => {
    expect(shapeOf({})).toBeCloseTo(16 / 9);
    expect(shapeOf({ width: 300, height: 600 })).toBe(0.5);
  });
});
