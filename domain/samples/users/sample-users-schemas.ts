import { z } from 'zod';
import { idAsked, sampleId, sampleMoment, sampleText, withId } from '../sample-fields.ts';

const line = sampleText.optional();
const figure = z.union([z.number(), z.string().max(40)]).optional();

export const sampleUser = z.object({
  id: sampleId.optional(),
  index: z.number().optional(),
  guid: line,
  isActive: z.boolean().optional(),
  balance: figure,
  age: figure,
  name: line,
  gender: line,
  company: line,
  email: line,
  phone: line,
  address: line,
  /** Day of birth. */
  bd: sampleMoment.optional(),
  imgUrl: line,
});

const all = { 200: z.array(sampleUser) };

export const listSampleUsers = { reply: all };
export const readSampleUser = { query: idAsked, reply: { 200: sampleUser.optional() } };
export const addSampleUser = { body: sampleUser, reply: all };
export const updateSampleUser = { body: sampleUser, reply: all };
export const deleteSampleUser = { body: withId, reply: all };
