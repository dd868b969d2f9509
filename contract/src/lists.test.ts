import { expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from './all.ts';
import type { Call } from './call.ts';

const shapeOf = ({ reply }: Call) => (reply instanceof z.ZodObject ? reply.shape : {});
const lists = Object.entries<Call>(calls).filter(([, call]) => shapeOf(call).data instanceof z.ZodArray);

it('there are lists to look at', () => expect(lists.length).toBeGreaterThan(30));

it.each(lists)('%s answers data, meta and links', (_key, call) => {
  expect(Object.keys(shapeOf(call))).toEqual(expect.arrayContaining(['data', 'meta', 'links']));
});
