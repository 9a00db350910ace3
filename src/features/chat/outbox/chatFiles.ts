import type { FileStore, Ports } from '#shared/ports';

/** The name of the files of unsent messages in the browser's store. */
export const CHAT_FILES_KEY = 'quad_chat_files';

/** Where the files chosen for a person, and not yet sent, are put. */
export const draftPlace = (userId: number) => `draft:${userId}`;
/** Where the file of a message in the outbox is put. */
export const outboxPlace = (clientId: string) => `message:${clientId}`;

type Files = Readonly<Record<string, readonly File[]>>;

/** A file cannot be in the state of the store, so it lies here, beside it. */
interface Shelf {
  ownerId: number;
  files: Files;
  /** The store is read once, and written one change after the other. */
  work: Promise<void>;
}

const shelves = new WeakMap<FileStore, Shelf>();

function readKept(value: unknown, ownerId: number): Files {
  if (typeof value !== 'object' || value === null) return {};
  const kept = value as { ownerId?: unknown; files?: unknown };
  if (kept.ownerId !== ownerId || typeof kept.files !== 'object' || kept.files === null) return {};
  const places = Object.entries(kept.files as Record<string, unknown>);
  return Object.fromEntries(
    places.map(([place, files]) => [
      place,
      Array.isArray(files) ? files.filter((file): file is File => file instanceof File) : [],
    ]),
  );
}

function shelfOf({ fileStore }: Ports, ownerId: number): Shelf {
  const known = shelves.get(fileStore);
  if (known?.ownerId === ownerId) return known;
  const shelf: Shelf = { ownerId, files: {}, work: Promise.resolve() };
  shelves.set(fileStore, shelf);
  return shelf;
}

/** Reads what other pages left and lays one change over it; where the browser keeps no files, memory must do. */
function change({ fileStore, log }: Ports, shelf: Shelf, lay: (files: Files) => Files): void {
  shelf.work = shelf.work.then(async () => {
    try {
      const kept = readKept(await fileStore.get(CHAT_FILES_KEY), shelf.ownerId);
      const files = lay(kept);
      if (Object.keys(files).length === 0) await fileStore.remove(CHAT_FILES_KEY);
      else await fileStore.set(CHAT_FILES_KEY, { ownerId: shelf.ownerId, files });
    } catch (error) {
      log.warn('The files of a message could not be kept', { error: String(error) });
    }
  });
}

/** Puts files in a place, instead of those that are there; no files clear it. */
export function putFiles(
  ports: Ports,
  ownerId: number,
  place: string,
  files: readonly File[],
): void {
  const shelf = shelfOf(ports, ownerId);
  const lay = ({ [place]: _before, ...others }: Files): Files =>
    files.length === 0 ? others : { ...others, [place]: files };
  shelf.files = lay(shelf.files);
  change(ports, shelf, lay);
}

/** The files in a place, from this page or one before it; none where nothing could be kept. */
export async function takeFiles(
  ports: Ports,
  ownerId: number,
  place: string,
): Promise<readonly File[]> {
  const shelf = shelfOf(ports, ownerId);
  const held = shelf.files[place];
  if (held) return held;
  await shelf.work;
  const value = await ports.fileStore.get(CHAT_FILES_KEY).catch(() => undefined);
  return readKept(value, ownerId)[place] ?? [];
}

/** Who logs out leaves no files behind. */
export async function forgetAllFiles({ fileStore, log }: Ports): Promise<void> {
  const shelf = shelves.get(fileStore);
  shelves.delete(fileStore);
  await shelf?.work;
  try {
    await fileStore.remove(CHAT_FILES_KEY);
  } catch (error) {
    log.warn('The files of messages could not be removed', { error: String(error) });
  }
}
