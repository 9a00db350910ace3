import { errorDetail } from '#api/errors';
import { draftSuggested } from '#shared/drafts/draftsSlice';
import { nameOf } from '#shared/lib/people';
import { chatOpened, type ChatPartner } from '#shared/store/featureEvents';
import type { AppThunk } from '#shared/store/types';
import * as texts from '../texts';
import { connectionsApi } from './connectionsApi';
import { offerUndo } from './undo';

/** The topic and the message of a request for mentoring. */
export interface MentoringAsk {
  mentoring_topic: string;
  message: string;
}

/**
 * Asks a person for mentoring, and offers to undo it. Returns the reason if it failed, else null. If
 * they had asked the user to connect, the two are connected now and the chat opens instead.
 */
export function askForMentoring(
  person: ChatPartner,
  ask: MentoringAsk,
): AppThunk<Promise<string | null>> {
  return async (dispatch) => {
    const { connect } = connectionsApi.endpoints;
    const { data, error } = await dispatch(connect.initiate({ ...person, ask }, { track: false }));
    if (error) return errorDetail(error, texts.requestNotSent(nameOf(person)));
    const { request_id: requestId } = data;
    if (requestId === undefined) {
      dispatch(writeForMentoring(person, [ask.mentoring_topic], ask.message));
    } else {
      const text = texts.requestSent(nameOf(person));
      dispatch(offerUndo(text, { kind: 'withdraw', requestId, person }));
    }
    return null;
  };
}

/** Opens the chat with a mentor among the user's connections, and drafts the question. */
export function writeForMentoring(
  person: ChatPartner,
  topics: readonly string[],
  message = '',
): AppThunk {
  return (dispatch) => {
    const [topic] = topics.length === 1 ? topics : [];
    const text = [texts.mentoringDraft(topic), message.trim()].filter(Boolean).join('\n');
    dispatch(draftSuggested({ key: `chat:${person.id}`, text }));
    dispatch(chatOpened(person));
  };
}
