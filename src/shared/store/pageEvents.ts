import { createAction } from '@reduxjs/toolkit';

/** The page came to the front or went out of sight. */
export const pageVisibilityChanged = createAction<{ visible: boolean }>(
  'app/pageVisibilityChanged',
);

/** Home was chosen while the feed is shown already: it begins anew from the top. */
export const homeChosen = createAction('app/homeChosen');
