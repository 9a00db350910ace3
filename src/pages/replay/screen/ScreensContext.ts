import { createContext, type ComponentType } from 'react';

/** The application's own pages, handed in by whoever knows them: the replay page is one of them. */
export const ScreensContext = createContext<ComponentType | null>(null);
