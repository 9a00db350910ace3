import { clsx } from 'clsx';
import type { Institution } from '#contract/entities/person';
import { feedMessages } from '#contract/messages';
import { ownFormat } from '#shared/lib/dateFormat';
import css from './InstitutionBadge.module.css';

const monthFormat = ownFormat('en', { month: 'short', year: 'numeric' });

/** The domain of the institution address that a person proved, and when; grey once it is old. */
export function InstitutionBadge({ of }: { readonly of: Institution }) {
  const month = monthFormat(Date.parse(of.verified_at));
  const text = of.is_current ? feedMessages.verifiedAt : feedMessages.lastChecked;
  return (
    <span className={clsx(css.badge, of.is_current && css.current)}>{text(of.domain, month)}</span>
  );
}
