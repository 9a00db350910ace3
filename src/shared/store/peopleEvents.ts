import { createAction } from '@reduxjs/toolkit';

/** The reader and somebody are no longer connected, so that they cannot write to each other. */
export const peopleParted = createAction<{ userId: number }>('people/parted');

/** The reader blocked somebody; nothing of that person is shown from now on. */
export const personBlocked = createAction<{ userId: number }>('people/blocked');

/** The reader has another picture, kept at this address. */
export const ownPictureChanged = createAction<{ userId: number; address: string }>(
  'people/ownPictureChanged',
);
