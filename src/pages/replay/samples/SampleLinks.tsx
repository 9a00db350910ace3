import { CirclePlay } from 'lucide-react';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import * as texts from '../texts';
import { samplePath, samples } from './samples';
import css from './samples.module.css';

/** Links to the samples, each of which plays by itself. */
export function SampleLinks() {
  return (
    <section className={css.links} aria-labelledby="samples-heading">
      <h2 id="samples-heading">{texts.watchSample}</h2>
      <ul className={css.list}>
        {samples.map(({ name, title }) => (
          <li key={name}>
            <LinkButton to={samplePath(name)} icon={CirclePlay}>
              {title}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
