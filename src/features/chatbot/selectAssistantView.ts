import type { RootState } from '#shared/store/types';

/** Selects the view of the conversation; closed until the signed-in area is mounted. */
export const selectAssistantView = (state: RootState) => state.assistant.view;
