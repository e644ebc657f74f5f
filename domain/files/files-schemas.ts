import { z } from 'zod';
import { text } from '../wire/fields.ts';
import { directories } from './file-rules.ts';

export const uploadFile = {
  query: z.strictObject({
    tartgetDirectory: z.enum(directories).optional(),
    prefixName: text(200).optional(),
  }),
  body: z.object({ upload_file: z.string().meta({ format: 'binary' }) }),
  reply: {
    200: z.object({
      status: z.literal('SUCCESS'),
      code: z.string(),
      message: z.string(),
      data: z.object({ path: z.string() }),
    }),
  },
};

export const readFile = {
  params: z.strictObject({ name: text(100) }),
  query: z.strictObject({ size: z.enum(['small', 'full']).optional() }),
  reply: { 200: z.unknown() },
};
