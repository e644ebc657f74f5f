import type { z } from 'zod';
import { serializerFor } from '../http/serializer.ts';

const BEGIN = Buffer.from('[');
const NEXT = Buffer.from(',');
const END = Buffer.from(']');

/**
 * Makes the serialiser of a sample's reply. Entries of lists are the same objects in the copies of all members and are
 * never changed in place, so each is written once, and a list is put together from what has been written.
 */
export function writtenOnce({ schema }: { schema: unknown }): (data: unknown) => Buffer | string {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'array') return serializerFor({ schema });
  const write = serializerFor({ schema: def.element });
  const written = new WeakMap<object, Buffer>();
  const bytesOf = (entry: object): Buffer => {
    const known = written.get(entry) ?? Buffer.from(write(entry));
    written.set(entry, known);
    return known;
  };
  return (list) => {
    const parts = (list as readonly object[]).flatMap((it, index) => [index === 0 ? BEGIN : NEXT, bytesOf(it)]);
    return Buffer.concat(parts.length === 0 ? [BEGIN, END] : [...parts, END]);
  };
}
