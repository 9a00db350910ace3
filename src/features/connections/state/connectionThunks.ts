import { notify } from '#shared/notify/notify';
import type { ChatPartner } from '#shared/store/featureEvents';
import { peopleParted, personBlocked } from '#shared/store/featureEvents';
import type { AppThunk } from '#shared/store/types';
import { nameOf } from '#shared/lib/people';
import * as texts from '../texts';
import { connectionsApi, type RequestOf } from './connectionsApi';
import { fail, offerUndo } from './undo';

const { connect, acceptRequest, rejectRequest } = connectionsApi.endpoints;
const { removeConnection, block, unblock } = connectionsApi.endpoints;
const untracked = { track: false } as const;

/** Sends a connection request, and offers to undo it. */
export function askToConnect(person: ChatPartner): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { data, error } = await dispatch(connect.initiate(person, untracked));
    if (error) return dispatch(fail(error, texts.requestNotSent(nameOf(person))));
    if (data.request_id !== undefined)
      dispatch(
        offerUndo(texts.requestSent(nameOf(person)), {
          kind: 'withdraw',
          requestId: data.request_id,
          person,
        }),
      );
  };
}

/** Accepts or rejects an incoming request. */
export function answerRequest(
  request: RequestOf,
  response: 'accept' | 'reject',
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { error } = await (response === 'accept'
      ? dispatch(acceptRequest.initiate(request, untracked))
      : dispatch(rejectRequest.initiate(request, untracked)));
    if (error) dispatch(fail(error, texts.answerNotSaved));
  };
}

/** Removes a connection, and offers to undo it. */
export function disconnectFrom(person: ChatPartner, connectionId: number): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const call = removeConnection.initiate({ connectionId, person }, untracked);
    const { error } = await dispatch(call);
    if (error) return dispatch(fail(error, texts.connectionNotRemoved));
    dispatch(peopleParted({ userId: person.id }));
    const text = texts.notConnectedAnyMore(nameOf(person));
    dispatch(offerUndo(text, { kind: 'restore', person }));
  };
}

/** Blocks a person; returns whether that succeeded. */
export function blockPerson(person: ChatPartner): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const { error } = await dispatch(block.initiate(person, untracked));
    if (error) {
      dispatch(fail(error, texts.notBlocked(nameOf(person))));
      return false;
    }
    dispatch(peopleParted({ userId: person.id }));
    dispatch(personBlocked({ userId: person.id }));
    dispatch(notify({ kind: 'success', text: texts.blocked(nameOf(person)) }));
    return true;
  };
}

/** Unblocks a person. */
export function unblockPerson(person: ChatPartner): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { error } = await dispatch(unblock.initiate(person, untracked));
    if (error) dispatch(fail(error, texts.notUnblocked(nameOf(person))));
    else dispatch(notify({ kind: 'success', text: texts.unblocked(nameOf(person)) }));
  };
}
