/** Something that waits until the test opens the gate, such as a response. */
export interface Gate {
  opened: Promise<void>;
  open(): void;
}

/** Creates a closed gate. */
export function createGate(): Gate {
  let open: Gate['open'] = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
