import { replayPath } from '#replay/replayLink';
import type { LogSource } from '../useLogFile';
import * as texts from '../texts';
import samplesJson from './samples.json';

/** A sentence that is shown from an action of a sample on. */
export interface Caption {
  /** Index of the entry. */
  readonly place: number;
  readonly sentence: string;
}

/** A session that visitors can watch. */
export interface Sample {
  /** Its name in addresses and files. */
  readonly name: string;
  readonly title: string;
  /** In the order of their places. */
  readonly captions: readonly Caption[];
}

export const samples: readonly Sample[] = samplesJson;

/** How many times faster than recorded a sample is played at first. Its pauses count on it. */
export const SAMPLE_SPEED = 2;

/** The address at which a sample is opened. */
export const stillPath = (name: string): string =>
  `${replayPath}?${new URLSearchParams({ sample: name }).toString()}`;

/** The address at which a sample plays by itself. */
export const samplePath = (name: string): string => `${stillPath(name)}&play=1`;

/** Returns the caption at an index, or null before the first. */
export const captionAt = ({ captions }: Sample, place: number): string | null =>
  captions.findLast((caption) => caption.place <= place)?.sentence ?? null;

/** The file of a sample. Its stream rejects if the file can't be fetched. */
export const sampleSource = (sample: Sample): LogSource => ({
  name: sample.title,
  sample,
  failure: texts.sampleNotLoaded,
  async stream() {
    const response = await fetch(`/samples/${sample.name}.jsonl`);
    if (!response.ok || !response.body) throw new Error(texts.sampleNotLoaded);
    return response.body;
  },
});
