import type { z } from 'zod';
import { serializerFor } from '../http/serializer.ts';

/** More often than a member looks at what is theirs alone. */
const OFTEN = 20;

/** Writes a value as JSON. */
type Write = (value: unknown) => string;

/**
 * Makes the serialiser of a sample's reply. Entries of lists are mostly the same objects in the copies of all members and
 * are never changed in place, so what comes again is kept as it was written, and a list is put together from that. What a
 * member has added or changed comes seldom, and keeping it would weigh more than the entry itself. Made when it is first
 * used.
 */
export function writtenOnce({ schema }: { schema: unknown }): Write {
  let write: Write | undefined;
  return (value) => {
    write ??= writerOf(schema as z.core.$ZodTypes);
    return write(value);
  };
}

function writerOf(schema: z.core.$ZodTypes): Write {
  const { def } = schema._zod;
  const isListOfThings = def.type === 'array' && def.element._zod.def.type === 'object';
  return isListOfThings ? listWriter(serializerFor({ schema: def.element })) : serializerFor({ schema });
}

/** Lists are text and no bytes: these lie outside the heap, where some hundred answers have all of it collected. */
function listWriter(write: Write): Write {
  const written = new WeakMap<object, string>();
  const met = new WeakMap<object, number>();
  const textOf = (entry: object): string => {
    const known = written.get(entry);
    if (known) return known;
    const text = write(entry);
    const times = (met.get(entry) ?? 0) + 1;
    if (times < OFTEN) met.set(entry, times);
    else {
      met.delete(entry);
      written.set(entry, text);
    }
    return text;
  };
  return (list) => `[${(list as readonly object[]).map(textOf).join()}]`;
}
