import { Link } from 'react-router-dom';
import type { Me } from '#contract/entities/person';
import { Avatar } from '../../../shared/ui/Avatar';
import { Card } from '../../../shared/ui/Card';
import css from './ProfileCard.module.css';

/** Oneself, as a way to one's own page. */
export function ProfileCard({ me }: { readonly me: Me }) {
  return (
    <Card className={css.card}>
      <Avatar name={me.username} src={me.profile_picture} size={76} />
      <div className={css.words}>
        <p className={css.name}>{me.username}</p>
        {me.university_name ? <p>{me.university_name}</p> : null}
        {me.department ? <p>{me.department}</p> : null}
      </div>
      <Link className={css.link} to={`/dashboard/${me.username}/about`}>
        View your profile
      </Link>
    </Card>
  );
}
