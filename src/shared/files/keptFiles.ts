import { loggedOut, selectUserId } from '#shared/store/sessionEvents';
import type { AppThunk, StartAppListening } from '#shared/store/types';
import type { FileStore, Ports } from '../ports';

/** The names in the browser's store. A logout removes them all, whichever code the page has loaded. */
const KEPT_FILES_KEYS = ['quad_post_files', 'quad_chat_files', 'quad_paper_file'] as const;

interface KeptFilesOptions<Files> {
  /** The name in the browser's store. */
  readonly key: (typeof KEPT_FILES_KEYS)[number];
  /** The field of the stored value that holds the files; their owner is in `ownerId`. */
  readonly field: string;
  /** Names the files in the log, such as "The files of a draft". */
  readonly logName: string;
  /** Returns the files in a stored field of any form; null where there are none. */
  readonly parse: (stored: unknown) => Files | null;
}

const lastAccess = new WeakMap<FileStore, Promise<unknown>>();

/** Waits for the accesses before. An access never rejects. */
function inTurn<Result>(store: FileStore, access: () => Promise<Result>): Promise<Result> {
  const previous = lastAccess.get(store) ?? Promise.resolve();
  const next = previous.then(access);
  lastAccess.set(store, next);
  return next;
}

async function remove({ fileStore, log }: Ports, key: string, logName: string): Promise<void> {
  try {
    await fileStore.remove(key);
  } catch (error) {
    log.warn(`${logName} could not be removed`, { error: String(error) });
  }
}

/** Files that were chosen and not sent must not outlive the session. */
export function registerKeptFiles(startListening: StartAppListening): void {
  startListening({
    actionCreator: loggedOut,
    effect: (_action, { extra: ports }) =>
      inTurn(ports.fileStore, async () => {
        for (const key of KEPT_FILES_KEYS) await remove(ports, key, 'Kept files');
      }),
  });
}

/**
 * Makes a place in the browser's store for files that the user has chosen and not sent yet. It is
 * read and changed one access after the other. Where the store fails the files are lost with the
 * page, and the log says so.
 */
export function createKeptFiles<Files>(options: KeptFilesOptions<Files>) {
  const { key, field, logName, parse } = options;
  const forget = (ports: Ports) => remove(ports, key, logName);

  /** Rejects where the store can't be read. Another user's files are removed. */
  const load = async (ports: Ports, userId: number): Promise<Files | null> => {
    const stored = await ports.fileStore.get(key);
    if (typeof stored !== 'object' || stored === null) return null;
    const { ownerId, [field]: files } = stored as Readonly<Record<string, unknown>>;
    if (ownerId === userId) return parse(files);
    if (ownerId !== undefined) await forget(ports);
    return null;
  };

  /** Replaces the files by what `update` makes of them, null for none. Other tabs may have changed them. */
  const change =
    (update: (kept: Files | null) => Files | null): AppThunk<Promise<void>> =>
    (_dispatch, getState, ports) => {
      const ownerId = selectUserId(getState());
      if (ownerId === null) return Promise.resolve();
      return inTurn(ports.fileStore, async () => {
        try {
          const files = update(await load(ports, ownerId));
          if (files === null) await forget(ports);
          else await ports.fileStore.set(key, { ownerId, [field]: files });
        } catch (error) {
          ports.log.warn(`${logName} could not be kept`, { error: String(error) });
        }
      });
    };

  return {
    change,
    /** Keeps these files in place of those before. */
    keep: (files: Files) => change(() => files),
    /** Returns the user's files, or null. Another user's are forgotten. */
    read: (): AppThunk<Promise<Files | null>> => (_dispatch, getState, ports) => {
      const userId = selectUserId(getState());
      if (userId === null) return Promise.resolve(null);
      return inTurn(ports.fileStore, () => load(ports, userId).catch(() => null));
    },
    /** Forgets the files, whoever chose them. */
    forget: (): AppThunk<Promise<void>> => (_dispatch, _getState, ports) =>
      inTurn(ports.fileStore, () => forget(ports)),
  };
}
