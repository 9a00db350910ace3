import { dateFormat } from '../dateFormat';
import renamedZones from './renamedZones.json';

const renamed = new Map(Object.entries(renamedZones));

/** Returns today's name of a zone that `Intl` lists, which may be a former one. */
export const listedZone = (kept: string): string => renamed.get(kept) ?? kept;

/**
 * Returns today's name of a zone, such as 'Asia/Kathmandu' for 'Asia/Katmandu'. Browsers and stored
 * events may have a former one. An unknown name, and one without a place such as 'CET', stays.
 */
export function todaysZone(zone: string): string {
  try {
    const kept = dateFormat('en-US', {}, zone).resolvedOptions().timeZone;
    const isSame = zone.includes('/') || zone.toLowerCase() === kept.toLowerCase();
    return isSame ? listedZone(kept) : zone;
  } catch {
    return zone;
  }
}
