import { createAction } from '@reduxjs/toolkit';

/** The page came to the front or went out of sight. */
export const pageVisibilityChanged = createAction<{ visible: boolean }>(
  'app/pageVisibilityChanged',
);
