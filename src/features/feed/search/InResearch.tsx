import { FlaskConical } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card } from '#shared/ui/layout/Card';
import { CardTitle } from '#shared/ui/layout/CardTitle';
import { Icon } from '#shared/ui/marks/Icon';
import { paths } from '#shared/paths';
import * as texts from '../texts';
import css from './SearchResults.module.css';

/** A link to the same search among papers. */
export function InResearch({ keyword }: { readonly keyword: string }) {
  return (
    <Card className={css.card}>
      <CardTitle>{texts.papers}</CardTitle>
      <Link className={css.link} to={paths.paperSearchFor(keyword)}>
        <Icon of={FlaskConical} size="sm" />
        {texts.searchPapersFor(keyword)}
      </Link>
    </Card>
  );
}
