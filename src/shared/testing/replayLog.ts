import { openReplay } from '#replay/openReplay';
import type { AppPorts } from '../ports';

async function* inPieces(text: string, length: number): AsyncGenerator<string, void, undefined> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

/** A log as one text. */
export async function readPieces(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

/** The log of what a store did, as one text. */
export const exportedLog = (
  { export: exportLog }: Pick<AppPorts['sessionLog'], 'export'>,
  request: Partial<Parameters<AppPorts['sessionLog']['export']>[0]> = {},
) => readPieces(exportLog({ share: false, source: 'ring', ...request }));

/** A log's text, replayed to its end. */
export async function replayText(text: string) {
  const { replay, entries } = await openReplay(inPieces(text, 1_000));
  await replay.load(entries);
  return replay;
}
