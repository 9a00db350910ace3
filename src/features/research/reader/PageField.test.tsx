import { render, screen } from '@testing-library/react';
import { PageField } from './PageField';

test.each([
  [1, 4, false, { previous: false, next: true }],
  [3, 4, false, { previous: true, next: true }],
  [4, 4, false, { previous: true, next: false }],
  [3, 4, true, { previous: true, next: false }],
  [2, 4, true, { previous: false, next: true }],
  [5, 5, true, { previous: true, next: false }],
])(
  'at page %i of %i, two side by side: %s, there are pages to turn to: %j',
  (page, count, isPaired, there) => {
    render(
      <PageField
        {...{ page, count, isPaired }}
        label={null}
        onTurn={() => undefined}
        onGoTo={() => undefined}
      />,
    );
    const isThere = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-disabled') !== 'true';
    expect({ previous: isThere('Previous page'), next: isThere('Next page') }).toEqual(there);
  },
);
