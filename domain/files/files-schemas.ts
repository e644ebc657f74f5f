import { z } from 'zod';
import { text } from '../wire/fields.ts';
import { because } from '../wire/invalid-input.ts';
import { DIRECTORY_NAME } from './file-rules.ts';

/** Where a file is to go and how its name begins: said in the address, or in the form beside the file. */
const whereTo = z.strictObject({
  tartgetDirectory: text(200).regex(DIRECTORY_NAME, because('directory')).or(z.literal('')).optional(),
  prefixName: text(200).optional(),
});

export const uploadFile = {
  query: whereTo,
  body: whereTo.extend({ upload_file: z.string().meta({ format: 'binary' }) }),
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
