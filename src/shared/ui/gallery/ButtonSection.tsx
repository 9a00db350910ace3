import {
  ArrowUp,
  Bell,
  Check,
  Ellipsis,
  Heart,
  Paperclip,
  Send,
  Star,
  Trash2,
  UserPlus,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '../buttons/Button';
import type { ButtonSize, ButtonVariant } from '../buttons/buttonLook';
import { IconButton } from '../buttons/IconButton';
import { LinkButton } from '../buttons/LinkButton';
import { PillButton } from '../buttons/PillButton';
import { Spinner } from '../feedback/Spinner';
import { Columns, Row, Section } from './Section';

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger', 'danger-quiet'];
const sizes: ButtonSize[] = ['sm', 'md', 'lg'];

/** Buttons, link buttons and icon buttons in every state. */
export function ButtonSection() {
  const [going, setGoing] = useState(true);
  const [busy, setBusy] = useState(false);
  return (
    <Section title="Buttons">
      {sizes.map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} size={size} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button size={size} icon={UserPlus}>
            Pair
          </Button>
          <Button size={size} variant="danger" icon={Trash2}>
            Delete Post
          </Button>
        </Row>
      ))}
      <Row>
        <Button aria-pressed={going} icon={going ? Check : Star} onClick={() => setGoing(!going)}>
          Going
        </Button>
        <Button variant="quiet" size="sm" icon={Heart} aria-pressed>
          Pressed quiet
        </Button>
        <Button variant="link">Reply</Button>
        <PillButton icon={ArrowUp}>4 new posts</PillButton>
        <Button disabled>Disabled</Button>
        <Button disabled variant="quiet" size="sm">
          Disabled quiet
        </Button>
        <Button aria-disabled variant="primary">
          Disabled, focusable
        </Button>
        <Button variant="primary" busy>
          Save
        </Button>
        <Button icon={UserPlus} busy>
          Pair
        </Button>
        <Button variant="danger" icon={Trash2} busy busyText="Deleting...">
          Delete Post
        </Button>
        <Button
          variant="primary"
          busy={busy}
          busyText="Posting..."
          onClick={() => {
            setBusy(true);
            setTimeout(() => setBusy(false), 1500);
          }}
        >
          Post
        </Button>
        <LinkButton to="/signup" variant="primary">
          Get Started
        </LinkButton>
        <LinkButton href="https://quad.example">Elsewhere</LinkButton>
        <Spinner label="Loading" />
      </Row>
      <Columns>
        <Button variant="primary" size="lg" fullWidth>
          Log in
        </Button>
        <Button variant="primary" size="lg" fullWidth busy busyText="Logging in...">
          Log in
        </Button>
        <Button size="lg" fullWidth>
          Continue with Google
        </Button>
      </Columns>
      <Row>
        <IconButton label="More actions" icon={Ellipsis} />
        <IconButton label="Attach a file" icon={Paperclip} size="sm" />
        <IconButton label="Notifications" icon={Bell} variant="secondary" />
        <IconButton label="Send" icon={Send} variant="primary" round />
        <IconButton label="Sending" icon={Send} variant="primary" round busy />
        <IconButton label="Send, nothing typed" icon={Send} variant="primary" round aria-disabled />
        <IconButton label="Delete" icon={Trash2} variant="danger-quiet" />
        <IconButton label="Like" icon={Heart} aria-pressed filled />
      </Row>
    </Section>
  );
}
