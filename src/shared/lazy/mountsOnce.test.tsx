import { screen } from '@testing-library/react';
import {
  startTransition,
  StrictMode,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createRoot } from 'react-dom/client';
import { runTurns } from '#shared/testing/runTurns';
import { lazyOrNothing } from './lazyOrNothing';
import { lazyPart } from './lazyPart';

/** A component that counts its mounts and keeps its instance number as state. */
function makeCounted() {
  const counts = { instances: 0, mounts: 0, unmounts: 0 };
  function Counted({ turn }: { readonly turn: number }) {
    const [instance] = useState(() => (counts.instances += 1));
    useEffect(() => {
      counts.mounts += 1;
      return () => {
        counts.unmounts += 1;
      };
    }, []);
    return <output>{`instance ${instance}, turn ${turn}`}</output>;
  }
  return { Counted, counts };
}

type Counted = ReturnType<typeof makeCounted>['Counted'];
type Stage = ComponentType<{ readonly children: ReactNode }>;

const ways: readonly (readonly [string, (part: Counted) => Promise<Counted>])[] = [
  ['within a microtask', (part) => Promise.resolve(part)],
  [
    'some microtasks later',
    async (part) => {
      for (let index = 0; index < 3; index += 1) await Promise.resolve();
      return part;
    },
  ],
  ['in a later task', (part) => runTurns(1).then(() => part)],
];
const kinds: readonly (readonly [string, typeof lazyPart | typeof lazyOrNothing])[] = [
  ['lazyPart', lazyPart],
  ['lazyOrNothing', lazyOrNothing],
];
const Plain: Stage = ({ children }) => children;
const stages: readonly (readonly [string, Stage])[] = [
  ['', Plain],
  [' in strict mode', StrictMode],
];
const cases = kinds.flatMap(([kind, make]) =>
  ways.flatMap(([way, come]) =>
    stages.map(([mode, Around]) => [kind, way, mode, { make, come, Around }] as const),
  ),
);

/** Renders without `act`, which would settle all promises before React continues. */
async function withRealScheduling(run: (root: HTMLElement) => Promise<void>): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
  const before = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const element = document.body.appendChild(document.createElement('div'));
  try {
    await run(element);
  } finally {
    element.remove();
    environment.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

test.each(cases)('a component from %s that loads %s%s is mounted once', async (...row) => {
  const [, , mode, { make, come, Around }] = row;
  const { Counted, counts } = makeCounted();
  const Part = make<{ readonly turn: number }>(() => come(Counted));
  let show: (turn: number) => void = () => undefined;
  const takeShow = (setTurn: (turn: number) => void) => {
    show = setTurn;
  };
  function Host() {
    const [turn, setTurn] = useState(0);
    useEffect(() => takeShow(setTurn), []);
    return <Suspense fallback="Wait">{turn > 0 ? <Part turn={turn} /> : 'Before'}</Suspense>;
  }
  await withRealScheduling(async (element) => {
    const root = createRoot(element);
    root.render(
      <Around>
        <Host />
      </Around>,
    );
    await screen.findByText('Before');
    startTransition(() => show(1));
    const shown = await screen.findByText(/turn 1$/);
    const [instance] = shown.textContent.split(',');
    for (const turn of [2, 3, 4]) {
      if (turn === 3) startTransition(() => show(turn));
      else show(turn);
      expect(await screen.findByText(`${instance}, turn ${turn}`)).toBe(shown);
    }
    // Strict mode runs each initialiser and each new effect twice.
    const isStrict = mode !== '';
    expect(counts).toEqual(
      isStrict
        ? { instances: 2, mounts: 2, unmounts: 1 }
        : { instances: 1, mounts: 1, unmounts: 0 },
    );
    root.unmount();
  });
});
