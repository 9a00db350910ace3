import { loggedOut, selectUserId } from '#shared/store/sessionEvents';
import type { AppThunk, StartAppListening } from '#shared/store/types';
import type { FileStore, Ports } from '../ports';

/**
 * The keys in the browser's store. A logout removes them all, whichever code the page has loaded.
 */
const KEPT_FILES_KEYS = ['quad_post_files', 'quad_chat_files', 'quad_paper_file'] as const;

interface KeptFilesOptions<Files> {
  /** The key in the browser's store. */
  readonly key: (typeof KEPT_FILES_KEYS)[number];
  /** The field of the stored value that contains the files. Their owner is in `ownerId`. */
  readonly field: string;
  /** The name of the files in the log, such as "The files of a draft". */
  readonly logName: string;
  /** Returns the files from a stored value of any form, or null if there are none. */
  readonly parse: (stored: unknown) => Files | null;
}

const lastAccess = new WeakMap<FileStore, Promise<unknown>>();

/** Waits for the previous accesses. An access never rejects. */
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

/** Deletes files that were chosen but not sent when the session ends. */
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
 * Creates storage in the browser for files that the user has chosen but not sent yet. Accesses run
 * one after another. If the store fails, the files are lost with the page, and the failure is
 * logged.
 */
export function createKeptFiles<Files>(options: KeptFilesOptions<Files>) {
  const { key, field, logName, parse } = options;
  const forget = (ports: Ports) => remove(ports, key, logName);

  /** Rejects if the store can't be read. Another user's files are removed. */
  const load = async (ports: Ports, userId: number): Promise<Files | null> => {
    const stored = await ports.fileStore.get(key);
    if (typeof stored !== 'object' || stored === null) return null;
    const { ownerId, [field]: files } = stored as Readonly<Record<string, unknown>>;
    if (ownerId === userId) return parse(files);
    if (ownerId !== undefined) await forget(ports);
    return null;
  };

  /**
   * Replaces the files with the result of `update`, or removes them if it is null. Other tabs may
   * have changed them.
   */
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
    /** Replaces the stored files with these. */
    keep: (files: Files) => change(() => files),
    /** Returns the user's files, or null. Deletes another user's files. */
    read: (): AppThunk<Promise<Files | null>> => (_dispatch, getState, ports) => {
      const userId = selectUserId(getState());
      if (userId === null) return Promise.resolve(null);
      return inTurn(ports.fileStore, () => load(ports, userId).catch(() => null));
    },
    /** Deletes the files, whoever chose them. */
    forget: (): AppThunk<Promise<void>> => (_dispatch, _getState, ports) =>
      inTurn(ports.fileStore, () => forget(ports)),
  };
}
