import { act, render, screen } from '@testing-library/react';
import { lazyOrNothing } from './lazyOrNothing';

const Hello = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

test('a part that fails to load leaves the page around it intact until it is rendered again', async () => {
  const load = jest.fn(() => Promise.resolve(Hello)).mockRejectedValueOnce(new Error('Offline'));
  const Part = lazyOrNothing(load);
  const page = (key: string) => (
    <div>
      Beside it <Part key={key} name="Ada" />
    </div>
  );
  Part.prepare();
  const { rerender } = render(page('first'));
  await act(async () => Promise.resolve());
  expect(screen.getByText('Beside it')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  rerender(page('second'));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a prepared part renders immediately, and is fetched once', async () => {
  const load = jest.fn(() => Promise.resolve(Hello));
  const Part = lazyOrNothing(load);
  await act(async () => Part.prepare());
  render(<Part name="Ada" />);
  expect(screen.getByText('Hello Ada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a fetched part renders with its props', async () => {
  const Part = lazyOrNothing(() => Promise.resolve(Hello));
  render(<Part name="Ada" />);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});
