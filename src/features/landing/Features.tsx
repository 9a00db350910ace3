import { clsx } from 'clsx';
import { BookOpen, GraduationCap, Network, Users, type LucideIcon } from 'lucide-react';
import { Card } from '#shared/ui/layout/Card';
import { Icon } from '#shared/ui/marks/Icon';
import css from './Features.module.css';
import wrap from './wrap.module.css';

const features: readonly {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}[] = [
  {
    icon: Network,
    title: 'Academic networking',
    text: 'Connect with people in your department and beyond it.',
  },
  {
    icon: Users,
    title: 'Collaboration hub',
    text: 'Post what you’re working on and let others ask to join.',
  },
  {
    icon: BookOpen,
    title: 'Knowledge sharing',
    text: 'Share papers, notes and media with your field.',
  },
  { icon: GraduationCap, title: 'Mentorship', text: 'Get answers from faculty who reply.' },
];

/** The features of Quad, in four cards. */
export function Features() {
  return (
    <section aria-labelledby="features-heading" className={clsx(wrap.wrap, css.features)}>
      <h2 id="features-heading" className="visually-hidden">
        What Quad is for
      </h2>
      {features.map(({ icon, title, text }) => (
        <Card key={title} className={css.card}>
          <Icon of={icon} size="xl" className={css.icon} />
          <div>
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{text}</p>
          </div>
        </Card>
      ))}
    </section>
  );
}
