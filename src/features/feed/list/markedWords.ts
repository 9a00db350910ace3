import { createContext } from 'react';

/** Words that texts of posts mark, in lower case: what a search found the posts by. */
export const MarkedWordsContext = createContext<readonly string[]>([]);
