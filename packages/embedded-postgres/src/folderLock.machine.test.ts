import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withFolderLock } from './folderLock';
import * as processes from './processes';
import { useScratch } from './testing/scratch';
import { until } from './testing/until';

const scratch = useScratch();

async function lockAs(mark: string): Promise<string> {
  const folder = await scratch.folder();
  await mkdir(join(folder, 'lock'));
  await writeFile(join(folder, 'lock', 'owner'), mark);
  return folder;
}

describe('the lock of a folder', () => {
  it('admits one task at a time and leaves nothing behind', async () => {
    const folder = await scratch.folder();
    let inside = 0;
    const seen = await Promise.all(
      Array.from({ length: 12 }, () =>
        withFolderLock(folder, async () => {
          inside += 1;
          // Long enough for others to try.
          for (let looks = 0; looks < 5; looks += 1) await readdir(folder);
          return inside--;
        }),
      ),
    );
    expect(seen).toEqual(seen.map(() => 1));
    expect(await readdir(folder)).toEqual([]);
  });

  it('is released after a task that fails', async () => {
    const folder = await scratch.folder();
    const failing = withFolderLock(folder, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    await expect(withFolderLock(folder, () => Promise.resolve('yes'))).resolves.toBe('yes');
  });

  it.each([
    ['a process that is dead', '4194305 123\n'],
    ['an earlier process with the number of a live one', `${process.pid} 1\n`],
    ['a process that did not get to sign it', ''],
  ])('is broken when it belongs to %s', async (_case, mark) => {
    const folder = await lockAs(mark);
    await expect(withFolderLock(folder, () => Promise.resolve('in'))).resolves.toBe('in');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is waited for while its process lives', async () => {
    const folder = await lockAs(processes.ownMark());
    const tries = jest.spyOn(processes, 'markIsAlive');
    let entered = false;
    const work = withFolderLock(folder, async () => {
      entered = true;
    });
    await until(() => tries.mock.calls.length > 2);
    expect(entered).toBe(false);
    // Moved away first, like a real release: emptied in place, the lock could be taken half removed.
    await rename(join(folder, 'lock'), join(folder, 'released'));
    await work;
    expect(entered).toBe(true);
  });
});
