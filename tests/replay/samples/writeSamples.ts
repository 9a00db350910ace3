import { mkdir, writeFile } from 'node:fs/promises';
import { makeSample, sampleNames } from './makeSample';

const FOLDER = 'public/samples';

await mkdir(FOLDER, { recursive: true });
for (const name of sampleNames) await writeFile(`${FOLDER}/${name}.jsonl`, await makeSample(name));
