import { keyword } from 'cldr-bcp47/bcp47/timezone.json';

/** A zone of CLDR. Its first alias is the name that browsers use, and never changes. */
interface CldrZone {
  _description: string;
  _alias?: string;
  /** Today's name, if it differs. */
  _iana?: string;
}

/** The names of zones that are generated from CLDR. */
export interface ZoneNames {
  /** Today's names of renamed zones, by the names that browsers keep. */
  renamed: Record<string, string>;
  /** All other names of zones, separated by blanks, by today's names. */
  others: Record<string, string>;
}

/** Reads the names of the zones of places. The zones of CLDR without a place begin with `Etc`. */
export function readZoneNames(): ZoneNames {
  const names: ZoneNames = { renamed: {}, others: {} };
  const zones: (string | CldrZone)[] = Object.values(keyword.u.tz);
  for (const zone of zones) {
    if (typeof zone === 'string') continue;
    const aliases = zone._alias?.split(' ') ?? [];
    const [kept = 'Etc'] = aliases;
    if (kept.startsWith('Etc')) continue;
    const today = zone._iana ?? kept;
    if (today !== kept) names.renamed[kept] = today;
    const others = aliases.filter((name) => name !== today);
    if (others.length > 0) names.others[today] = others.join(' ');
  }
  return names;
}
