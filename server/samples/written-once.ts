import { z } from 'zod';
import { serializerFor } from '../http/serializer.ts';

const COMMA = 0x2c;
const END_OF_LIST = 0x5d;
const BEGIN = Buffer.from('[');
const NONE = Buffer.from('[]');
const END_OF_OBJECT = Buffer.from('}');
/** More often than a member looks at what is theirs alone. */
const OFTEN = 20;

/** Writes a value as JSON. */
type Write = (value: unknown) => Buffer | string;

/**
 * Makes the serialiser of a sample's reply. Entries of lists are mostly the same objects in the copies of all members and
 * are never changed in place, so what comes again is kept as it was written, and a list is put together from that. What a
 * member has added or changed comes seldom, and keeping it would weigh more than the entry itself. Lists inside a
 * thing, such as the columns of a board, are put together likewise, and come at its end. Made when it is first used.
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
  if (def.type === 'optional') return writerOf(def.innerType as z.core.$ZodTypes);
  if (isListOfThings(schema)) return listWriter(writerOf((def as z.core.$ZodArrayDef).element as z.core.$ZodTypes));
  if (def.type === 'object') return thingWriter(schema as z.ZodObject);
  return serializerFor({ schema });
}

function listWriter(write: Write): Write {
  const written = new WeakMap<object, Buffer>();
  const met = new WeakMap<object, number>();
  /** An entry with the comma after it. */
  const bytesOf = (entry: object): Buffer => {
    const known = written.get(entry);
    if (known) return known;
    const json = write(entry);
    const bytes = typeof json === 'string' ? Buffer.from(`${json},`) : Buffer.concat([json, Buffer.of(COMMA)]);
    const times = (met.get(entry) ?? 0) + 1;
    if (times < OFTEN) met.set(entry, times);
    else {
      met.delete(entry);
      written.set(entry, bytes);
    }
    return bytes;
  };
  return (list) => {
    const parts: Uint8Array[] = [BEGIN];
    for (const entry of list as readonly object[]) parts.push(bytesOf(entry));
    if (parts.length === 1) return NONE;
    const bytes = Buffer.concat(parts);
    bytes[bytes.length - 1] = END_OF_LIST;
    return bytes;
  };
}

/** Writes the lists of things that a thing always has by themselves, and the rest of it as any reply. */
function thingWriter(schema: z.ZodObject): Write {
  const lists = Object.entries(schema.shape).filter(([, inner]) => isListOfThings(inner));
  if (lists.length === 0) return serializerFor({ schema });
  const rest = Object.entries(schema.shape).filter(([, inner]) => !isListOfThings(inner));
  const writeRest = serializerFor({ schema: z.object(Object.fromEntries(rest)) });
  const writers = lists.map(([key, inner], index) => ({
    key,
    label: Buffer.from(`${rest.length + index === 0 ? '' : ','}${JSON.stringify(key)}:`),
    write: writerOf(inner as z.core.$ZodTypes),
  }));
  return (thing) => {
    const parts: Uint8Array[] = [Buffer.from(writeRest(thing).slice(0, -1))];
    for (const { key, label, write } of writers)
      parts.push(label, write((thing as Record<string, unknown>)[key]) as Buffer);
    parts.push(END_OF_OBJECT);
    return Buffer.concat(parts);
  };
}

const isListOfThings = (schema: z.core.$ZodType): boolean => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'array' && def.element._zod.def.type === 'object';
};
