import { clsx } from 'clsx';
import { BookOpen, GraduationCap, Network, Users, type LucideIcon } from 'lucide-react';
import { Card } from '#shared/ui/layout/Card';
import { Icon } from '#shared/ui/marks/Icon';
import css from './Features.module.css';
import * as texts from './texts';
import wrap from './wrap.module.css';

const features: readonly {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}[] = [
  {
    icon: Network,
    title: texts.networking,
    text: texts.networkingText,
  },
  {
    icon: Users,
    title: texts.collaboration,
    text: texts.collaborationText,
  },
  {
    icon: BookOpen,
    title: texts.sharing,
    text: texts.sharingText,
  },
  { icon: GraduationCap, title: texts.mentorship, text: texts.mentorshipText },
];

/** The features of Quad, in four cards. */
export function Features() {
  return (
    <section aria-labelledby="features-heading" className={clsx(wrap.wrap, css.features)}>
      <h2 id="features-heading" className="visually-hidden">
        {texts.features}
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
