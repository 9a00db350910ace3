import type { Deps } from '#domain/deps';

/** Removes files from the storage. Failures are logged and left to the sweeper. */
export async function removeObjects(
  { storage, log }: Pick<Deps, 'storage' | 'log'>,
  names: readonly string[],
): Promise<void> {
  // In parallel, so that an unreachable storage costs one timeout.
  await Promise.all(
    names.map((name) =>
      storage.remove(name).catch((error: unknown) => {
        log.warn({ err: error }, 'a file nobody uses was not removed');
      }),
    ),
  );
}

/** Removes those of the given files that have no row. */
export async function removeUnrecorded(
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  names: readonly string[],
): Promise<void> {
  try {
    // A commit with a lost reply looks like a failure, and its files must stay.
    const rows = await deps.db
      .selectFrom('files')
      .select('name')
      .where('name', 'in', names)
      .execute();
    const recorded = new Set(rows.map(({ name }) => name));
    await removeObjects(
      deps,
      names.filter((name) => !recorded.has(name)),
    );
  } catch (error) {
    deps.log.warn({ err: error }, 'files of a failed upload are left to the sweeper');
  }
}
