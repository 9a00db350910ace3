import { createContext, useContext } from 'react';

/** What was written and can no longer go out as it is; it goes back to the field it came from. */
export type ReturnText = (text: string) => void;

const forget: ReturnText = () => undefined;

/** Given by a conversation to its outbox. */
export const ReturnTextContext = createContext(forget);

/** The way back to the field of the conversation around. */
export const useReturnText = () => useContext(ReturnTextContext);
