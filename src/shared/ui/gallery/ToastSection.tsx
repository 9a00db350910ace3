import { useState } from 'react';
import { Button } from '../buttons/Button';
import { Toaster } from '../overlays/Toaster';
import type { ToastItem } from '../overlays/toastItem';
import { Row, Section } from './Section';

const samples: Omit<ToastItem, 'id'>[] = [
  { kind: 'success', text: 'Link copied to clipboard!', durationMs: 6000 },
  {
    kind: 'error',
    text: 'Failed to mark as interested. Please try again.',
    actionLabel: 'Retry',
    durationMs: null,
  },
  { kind: 'undo', text: 'Request to mahir.c withdrawn', actionLabel: 'Undo', durationMs: 10_000 },
  { kind: 'info', text: 'Coming soon', durationMs: 6000 },
];

/** Buttons that show each kind of toast. */
export function ToastSection() {
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  const [count, setCount] = useState(0);
  const raise = (sample: Omit<ToastItem, 'id'>) => {
    setToasts([...toasts, { ...sample, id: String(count) }]);
    setCount(count + 1);
  };
  return (
    <Section title="Toasts">
      <Row>
        {samples.map((sample) => (
          <Button
            key={sample.kind}
            onClick={() => {
              raise(sample);
            }}
          >
            {sample.kind}
          </Button>
        ))}
      </Row>
      <Toaster
        toasts={toasts}
        onDismiss={(id) => {
          setToasts((shown) => shown.filter((toast) => toast.id !== id));
        }}
      />
    </Section>
  );
}
