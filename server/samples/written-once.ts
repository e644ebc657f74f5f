import type { z } from 'zod';
import { serializerFor } from '../http/serializer.ts';

const BEGIN = Buffer.from('[');
const NEXT = Buffer.from(',');
const END = Buffer.from(']');
/** More often than a member looks at what is theirs alone. */
const OFTEN = 20;

/**
 * Makes the serialiser of a sample's reply. Entries of lists are mostly the same objects in the copies of all members and
 * are never changed in place, so what comes again is kept as it was written, and a list is put together from that. What a
 * member has added or changed comes seldom, and keeping it would weigh more than the entry itself.
 */
export function writtenOnce({ schema }: { schema: unknown }): (data: unknown) => Buffer | string {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'array') return serializerFor({ schema });
  const write = serializerFor({ schema: def.element });
  const written = new WeakMap<object, Buffer>();
  const met = new WeakMap<object, number>();
  const bytesOf = (entry: object): Buffer => {
    const known = written.get(entry);
    if (known) return known;
    const bytes = Buffer.from(write(entry));
    const times = (met.get(entry) ?? 0) + 1;
    if (times < OFTEN) met.set(entry, times);
    else {
      met.delete(entry);
      written.set(entry, bytes);
    }
    return bytes;
  };
  return (list) => {
    const parts = (list as readonly object[]).flatMap((it, index) => [index === 0 ? BEGIN : NEXT, bytesOf(it)]);
    return Buffer.concat(parts.length === 0 ? [BEGIN, END] : [...parts, END]);
  };
}
