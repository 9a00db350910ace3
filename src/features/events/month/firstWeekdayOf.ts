const MONDAY = 1;

/** A locale with its week, which the compiler's types lack. Older browsers have a property. */
interface LocaleWithWeek extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** The weekday on which weeks begin for a language: 1 is Monday, which is the default, 7 is Sunday. */
export function firstWeekdayOf(language: string): number {
  const locale: LocaleWithWeek = new Intl.Locale(language);
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? MONDAY;
}
