import { useDispatch, useStore, type UseSelector } from 'react-redux';
import { createPartSelector } from './createPartSelector';

/**
 * What the hooks of RTK Query are made of. They read the slice of the API and nothing else, so they
 * are asked only when it changed: a long feed has several on each card that announces an event.
 */
export const apiHooks = {
  useDispatch,
  useStore,
  // Its selectors name the state as they like; the slice has the same place in all of them.
  useSelector: createPartSelector<{ api: unknown }>('api') as unknown as UseSelector,
};
