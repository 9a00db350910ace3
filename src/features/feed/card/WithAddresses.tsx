import type { ReactNode } from 'react';
import { findAddresses, type FoundAddress } from '#contract/addresses/findAddresses';

interface WithAddressesProps {
  readonly text: string;
  readonly children: (addresses: readonly FoundAddress[]) => ReactNode;
}

/** Renders a text with the web addresses found in it. The search for them is a large library. */
export function WithAddresses({ text, children }: WithAddressesProps) {
  return children(findAddresses(text));
}
