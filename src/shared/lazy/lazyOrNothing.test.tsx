import { render, screen, waitFor } from '@testing-library/react';
import { lazyOrNothing } from './lazyOrNothing';

test('a part that cannot be fetched leaves the page around it as it is', async () => {
  const load = jest.fn(() => Promise.reject<() => null>(new Error('Offline')));
  const Part = lazyOrNothing(load);
  Part.prepare();
  render(
    <p>
      Beside it <Part />
    </p>,
  );
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(await screen.findByText('Beside it')).toBeVisible();
});

test('a part that is fetched shows with what it was given', async () => {
  const Part = lazyOrNothing(() =>
    Promise.resolve(({ name }: { readonly name: string }) => <p>Hello {name}</p>),
  );
  render(<Part name="Ada" />);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});
