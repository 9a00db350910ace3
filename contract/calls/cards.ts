import { Type } from '@sinclair/typebox';
import { defineCall } from '../defineCall';
import { Card, PageAddress } from '../entities/card';
import { CARDS_MAX } from '../limits';
import { record } from '../schema';
import { at } from './common';

export const cardCalls = {
  readCards: defineCall({
    ...at('readCards'),
    tag: 'Cards',
    access: 'verified',
    summary: 'The subjects of the pages of Quad at some addresses; other addresses are left out',
    bodyKind: 'json',
    body: record({
      addresses: Type.Array(PageAddress, { minItems: 1, maxItems: CARDS_MAX }),
    }),
    response: record({ cards: Type.Array(Card) }),
  }),
};
