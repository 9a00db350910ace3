import { Card } from '#shared/ui/layout/Card';
import { CardTitle } from '#shared/ui/layout/CardTitle';
import css from './ShortcutsCard.module.css';
import { FEED_KEYS } from './useFeedKeys';

/** The keys the feed answers to, where there is likely to be a keyboard. */
export function ShortcutsCard() {
  return (
    <Card as="section" className={css.card} aria-labelledby="feed-keys">
      <CardTitle id="feed-keys">From the keyboard</CardTitle>
      <dl className={css.list}>
        {FEED_KEYS.map(([key, effect]) => (
          <div key={key} className={css.row}>
            <dt>
              <kbd className={css.key}>{key}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
