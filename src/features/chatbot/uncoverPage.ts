import { PHONE, WIDE } from '#shared/hooks/useMediaQuery';
import type { AppThunk } from '#shared/store/types';
import { viewClosed } from './chatbotEvents';
import { selectChatbotView } from './chatbotSlice';

const matches = (query: string) => window.matchMedia(query).matches;

/** Closes the conversation if it covers the page, because a link in it leads to another page. */
export function uncoverPage(): AppThunk {
  return (dispatch, getState) => {
    const isPanel = selectChatbotView(getState()) === 'panel';
    const isCovering = isPanel ? !matches(WIDE) : matches(PHONE);
    if (isCovering) dispatch(viewClosed());
  };
}
