import { CalendarDays, FileText, NotebookText, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Card } from '#contract/entities/card';
import { nameOf } from '#shared/lib/people';
import { paths } from '#shared/paths';
import { MathText } from '#shared/math/MathText';
import { Icon } from '#shared/ui/marks/Icon';
import { useReadCardsQuery } from './cardsApi';
import { findOwnAddresses } from './ownAddresses';
import css from './TextCards.module.css';
import * as texts from './texts';

const icons: Readonly<Record<Card['kind'], LucideIcon>> = {
  paper: FileText,
  event: CalendarDays,
  post: NotebookText,
};

interface TextCardsProps {
  /** A text that a user wrote. */
  readonly text: string;
}

/** Cards of the papers, events and posts to which a text has addresses. */
export function TextCards({ text }: TextCardsProps) {
  const addresses = findOwnAddresses(text, window.location.origin);
  const { data } = useReadCardsQuery(addresses, { skip: addresses.length === 0 });
  if (!data || data.cards.length === 0 || addresses.length === 0) return null;
  return (
    <ul className={css.cards} aria-label={texts.linked}>
      {data.cards.map((card) => (
        <li key={card.address}>
          <PageCard card={card} />
        </li>
      ))}
    </ul>
  );
}

/** The address of the page in the signed-in area; that of a paper or a comment keeps its place. */
function placeOfCard({ address, kind, id }: Card): string {
  const { pathname, search, hash } = new URL(address);
  return kind === 'post' && !pathname.startsWith(paths.dashboard)
    ? paths.post(id)
    : pathname + search + hash;
}

function PageCard({ card }: { readonly card: Card }) {
  return (
    <Link to={placeOfCard(card)} className={css.card}>
      <Icon of={icons[card.kind]} className={css.icon} />
      <span className={css.words}>
        <span className={css.title} dir="auto">
          {card.title === '' ? texts.untitled[card.kind] : <MathText text={card.title} />}
        </span>
        <span className={css.meta}>
          {texts.kinds[card.kind]} · <bdi>{nameOf(card.user)}</bdi>
        </span>
      </span>
    </Link>
  );
}
