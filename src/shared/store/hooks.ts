import { createSelector } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './types';

/** `useDispatch` with the application's thunk types. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** `useSelector` with the application's state type. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** `createSelector` with the application's state type. */
export const createAppSelector = createSelector.withTypes<RootState>();
