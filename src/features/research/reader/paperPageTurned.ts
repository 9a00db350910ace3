import { createAction } from '@reduxjs/toolkit';
import type { ReadingPlace } from '../papers/papersApi';

/** The reader of a paper came to a page. */
export const paperPageTurned = createAction<ReadingPlace>('research/paperPageTurned');
