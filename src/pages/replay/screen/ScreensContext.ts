import { createContext, type ComponentType } from 'react';

/** Provides the application's routes. Passed by context because the replay page is one of them. */
export const ScreensContext = createContext<ComponentType | null>(null);
