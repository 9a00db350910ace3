import { useEffect, useState } from 'react';
import type { LogContents, LogRequest } from '../ports';
import { useAppDispatch } from '../store/hooks';
import type { AppThunk } from '../store/types';

const countContents =
  (source: LogRequest['source']): AppThunk<Promise<LogContents>> =>
  async (_dispatch, _getState, { sessionLog }) =>
    (await sessionLog.loadSender()).count(source);

/** Counts the names and texts in the log, once they are wanted. Null until then, or if it fails. */
export function useLogContents(source: LogRequest['source'], isWanted: boolean) {
  const dispatch = useAppDispatch();
  const [contents, setContents] = useState<LogContents | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOpen = true;
    dispatch(countContents(source)).then(
      (counted) => isOpen && setContents(counted),
      // Without a log there is nothing to send, as the button says.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [dispatch, source, isWanted]);
  return contents;
}
