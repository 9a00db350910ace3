import { fullNameOf } from '#contract/names/fullNameOf';

interface Names {
  username: string;
  display_name: string | null;
}

/** The chosen name, unless it could hold an address, which mails would turn into a link. */
const plainName = ({ display_name: chosen }: Names) => (chosen?.includes('/') ? null : chosen);

/** The name by which a mail greets a person. Only for addresses that the person proved. */
export const mailedName = (person: Names): string => plainName(person) ?? person.username;

/** The name of an account in a mail, with the username. */
export const mailedFullName = (person: Names): string =>
  fullNameOf({ username: person.username, display_name: plainName(person) });
