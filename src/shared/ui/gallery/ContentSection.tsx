import { Ellipsis, Heart, MessageSquare, Share2 } from 'lucide-react';
import { Avatar } from '../marks/Avatar';
import { Badge } from '../marks/Badge';
import { Button } from '../buttons/Button';
import { Card } from '../layout/Card';
import { CardTitle } from '../layout/CardTitle';
import { Chip } from '../marks/Chip';
import { DateCard } from '../marks/DateCard';
import { IconButton } from '../buttons/IconButton';
import { KindLabel } from '../marks/KindLabel';
import { Pill } from '../marks/Pill';
import type { SpineKind } from '../marks/KindLabel';
import css from './gallery.module.css';
import { Columns, Row, Section } from './Section';

const kinds: SpineKind[] = ['text', 'media', 'document', 'event'];
const names = ['yasmin', 'nusrat', 'tanvir', 'rahman', 'anika'];
const day = new Date('2025-03-05T12:30:00Z');

/** Cards, avatars, badges, chips and date cards. */
export function ContentSection() {
  return (
    <Section title="Content">
      <Columns>
        {kinds.map((kind) => (
          <Card key={kind} as="article" spine={kind} className={css.post}>
            <div className={css.head}>
              <Avatar name="nusrat_j" />
              <div className={css.who}>
                <span className={css.name}>nusrat_j</span>
                <span className={css.meta}>University of Dhaka · 12 min ago</span>
              </div>
              <KindLabel kind={kind} />
              <IconButton label={`More about this ${kind}`} icon={Ellipsis} size="sm" />
            </div>
            <p>Camera-ready of our survey. Comments welcome before Friday.</p>
            <Row>
              <Button variant="quiet" size="sm" icon={Heart}>
                24
              </Button>
              <Button variant="quiet" size="sm" icon={MessageSquare}>
                Comment
              </Button>
              <Button variant="quiet" size="sm" icon={Share2}>
                Share
              </Button>
            </Row>
          </Card>
        ))}
        <Card className={css.stack}>
          <CardTitle aside={<span className={css.meta}>3</span>}>Upcoming events</CardTitle>
          <Row>
            <DateCard date={day} timeZone="Asia/Dhaka" size="sm" />
            <DateCard date={day} timeZone="Asia/Dhaka" />
            <DateCard date={day} timeZone="Asia/Dhaka" size="lg" />
          </Row>
        </Card>
        <Card surface="document" padding="lg">
          The document surface with wide padding
        </Card>
      </Columns>
      <Row>
        {[24, 28, 32, 40, 44, 48, 64, 120, 160].map((size) => (
          <Avatar key={size} name="quad" size={size} />
        ))}
        {names.map((name) => (
          <Avatar key={name} name={name} online />
        ))}
        <Avatar name="broken" src="/no-such-picture.png" alt="broken" />
      </Row>
      <Row>
        <Badge count={3} label="3 unread messages" />
        <Badge count={42} />
        <Badge count={120} />
        <Badge count={7} tone="neutral" />
        <Pill tone="warn">Today</Pill>
        <Pill tone="info">New</Pill>
        <Pill tone="success">Accepted</Pill>
        <Pill tone="danger">Full</Pill>
        <Pill>Draft</Pill>
        <Chip>AI Ethics</Chip>
        <Chip removeLabel="Remove Data Science" onRemove={() => undefined}>
          Data Science
        </Chip>
      </Row>
    </Section>
  );
}
