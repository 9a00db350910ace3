import { showChange } from './showChange';

const marks = [{ kind: 'post', id: '7' }] as const;

const createPost = () => {
  const post = document.createElement('article');
  post.dataset.postId = '7';
  return post;
};

/** A screen whose layout is ready. Mutation observers are called by the end of the promise. */
async function shownScreen() {
  const scroller = document.createElement('div');
  document.body.replaceChildren(scroller);
  const cancel = showChange(scroller, marks);
  await jest.advanceTimersByTimeAsync(100);
  const render = async (...elements: readonly HTMLElement[]) => {
    scroller.replaceChildren(...elements);
    await Promise.resolve();
  };
  return { cancel, render };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an item that the screen renders later is ringed for a second', async () => {
  const { render } = await shownScreen();
  const post = createPost();
  await render(document.createElement('p'));
  await render(post);
  expect(post).toHaveAttribute('data-changed');
  await jest.runAllTimersAsync();
  expect(post).not.toHaveAttribute('data-changed');
});

test('an item that a jump renders anew keeps its ring', async () => {
  const { render } = await shownScreen();
  await render(createPost());
  const again = createPost();
  await render(again);
  expect(again).toHaveAttribute('data-changed');
});

test('the next step removes the ring and ends the search', async () => {
  const { cancel, render } = await shownScreen();
  const post = createPost();
  await render(post);
  cancel();
  expect(post).not.toHaveAttribute('data-changed');
  const later = createPost();
  await render(later);
  expect(later).not.toHaveAttribute('data-changed');
});
