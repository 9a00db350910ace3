/** Writes the names of time zones from CLDR's data: `npx tsx scripts/zones/writeZoneNames.ts`. */
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { readZoneNames } from './readZoneNames';

async function write(name: string, table: Record<string, string>): Promise<void> {
  const text = await format(JSON.stringify(table), { parser: 'json', printWidth: 100 });
  writeFileSync(`src/shared/lib/zones/${name}`, text);
}

const { renamed, others } = readZoneNames();
void Promise.all([write('renamedZones.json', renamed), write('otherZoneNames.json', others)]);
