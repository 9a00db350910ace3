import { Download, Inbox, Pencil, WifiOff } from 'lucide-react';
import { Button } from '../buttons/Button';
import { Card } from '../layout/Card';
import { Divider } from '../layout/Divider';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorState } from '../feedback/ErrorState';
import { FieldError } from '../fields/FieldError';
import { FileDrop } from '../fields/FileDrop';
import { FileRow } from '../marks/FileRow';
import { IconButton } from '../buttons/IconButton';
import { Notice } from '../feedback/Notice';
import { ProgressBar } from '../feedback/ProgressBar';
import { SkeletonCard } from '../feedback/SkeletonCard';
import css from './gallery.module.css';
import { Columns, Section } from './Section';

const retry = () => undefined;

/** Loading, empty, error, notices, progress and file drop. */
export function StateSection() {
  return (
    <Section title="States">
      <Columns>
        <SkeletonCard />
        <Card>
          <EmptyState
            icon={Inbox}
            title="No posts available"
            text="Start with one line about what you are reading."
            action={
              <Button variant="primary" icon={Pencil}>
                Write the first post
              </Button>
            }
          />
        </Card>
        <div className={css.stack}>
          <ErrorState text="Failed to load posts." onRetry={retry} />
          <ErrorState
            tone="warn"
            icon={WifiOff}
            text="Network error. Please check your connection."
            onRetry={retry}
            retrying
          />
          <ErrorState tone="info" text="Please log in to view events." />
          <Card>
            <EmptyState compact title="No notifications yet" />
          </Card>
        </div>
        <div className={css.stack}>
          <Notice tone="success">Email verified! Please log in to continue.</Notice>
          <Notice tone="warn">Session expired! Please log in again.</Notice>
          <Notice tone="info" action={<Button size="sm">Show</Button>}>
            Draft restored
          </Notice>
          <Notice tone="danger">Invalid username or password</Notice>
          <FieldError>File size exceeds 5MB. Please select a smaller file.</FieldError>
        </div>
        <div className={css.stack}>
          <Divider>or</Divider>
          <Divider tone="danger">New · Wednesday, 5 March</Divider>
          <FileRow
            name="federated-health-survey.pdf"
            meta="1.8 MB · 24 pages"
            actions={<IconButton label="Download" icon={Download} />}
          />
          <ProgressBar value={50} label="Profile, step 1 of 2" />
          <ProgressBar value={68} label="Posting" text="Posting… 68%" />
          <ProgressBar value={null} label="Processing" text="Processing…" />
        </div>
        <div className={css.stack}>
          <FileDrop
            title="Drop pictures or video here"
            hint="or paste from the clipboard"
            accept={{ 'image/*': [], 'video/*': [] }}
            onFiles={retry}
          />
          <FileDrop
            title="Drop a paper here"
            multiple={false}
            maxSize={1000}
            disabled
            onFiles={retry}
          />
        </div>
      </Columns>
    </Section>
  );
}
