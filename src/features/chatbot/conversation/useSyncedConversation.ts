import { useEffect } from 'react';
import { useAppDispatch } from '#shared/store/hooks';
import { syncConversation } from './conversationThunks';

/** Merges the conversation with the one on the server when its view opens. */
export function useSyncedConversation(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(syncConversation());
  }, [dispatch]);
}
