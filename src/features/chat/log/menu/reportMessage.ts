import { previewText } from '#shared/lib/previewText';
import type { ReportSubject } from '#shared/report/useReport';
import type { AppThunk, RootState } from '#shared/store/types';
import { chatSearchApi } from '../../search/chatSearchApi';
import { selectPagePartner } from '../../state/chatWindowsSlice';
import { selectShownMessages } from '../../state/shownMessages';
import type { StoredMessage, ThreadMessage } from '../../state/thread';
import { spokenText } from '../messageWords';

/** As many messages before and after a reported one can be added to the report. */
const AROUND = 5;
/** The beginning of a message that tells it from the others. */
const SHOWN_LENGTH = 200;

const isReportable = (message: ThreadMessage): message is StoredMessage =>
  !message.temporary && !message.deleted;

/** The loaded messages among which one is shown: at the end, or around one that a search found. */
function selectMessagesWith(state: RootState, userId: number, id: number): StoredMessage[] {
  const atEnd = selectShownMessages(state, userId).filter(isReportable);
  const { messageId = 0 } = selectPagePartner(state)?.target ?? {};
  const selectAround = chatSearchApi.endpoints.readAround.select({ userId, messageId });
  const pages = selectAround(state).data?.pages ?? [];
  const around = pages.flatMap(({ messages }) => messages).filter(isReportable);
  const isThere = (messages: readonly StoredMessage[]) => messages.some((each) => each.id === id);
  return [atEnd, around].find(isThere) ?? [];
}

/** Opens the dialog to report a message of the other person, with the messages around it. */
export function reportMessage(
  message: StoredMessage,
  partnerName: string,
  open: (subject: ReportSubject) => void,
): AppThunk {
  return (_dispatch, getState) => {
    const { id, sender_id: partnerId } = message;
    const state = getState();
    const stored = selectMessagesWith(state, partnerId, id);
    const place = stored.findIndex((each) => each.id === id);
    const around = stored.slice(Math.max(0, place - AROUND), place + AROUND + 1);
    open({
      kind: 'message',
      id,
      author: state.chat.conversations[partnerId] ?? { username: partnerName },
      authorId: partnerId,
      messages: around.map((each) => ({
        id: each.id,
        isOwn: each.sender_id !== partnerId,
        text: previewText(spokenText(each), SHOWN_LENGTH),
      })),
    });
  };
}
