import { createSelector } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './types';

/** Dispatch that knows the application's thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** Reads the application's state. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** A memoised selector over the application's state. */
export const createAppSelector = createSelector.withTypes<RootState>();
