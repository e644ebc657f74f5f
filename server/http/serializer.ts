import type { z } from 'zod';

/**
 * Makes a serialiser from the Zod schema of a reply. It writes exactly the keys of the contract, so that nothing else
 * that was read leaves the server (threats T21). TypeScript has checked the values already, so nothing is parsed.
 * Compiled when first used: all of them at once would be a good part of the start.
 */
export function serializerFor({ schema }: { schema: unknown }): (data: unknown) => string {
  let narrowed: ((data: unknown) => unknown) | undefined;
  return (data) => {
    narrowed ??= narrower(schema as z.core.$ZodType);
    return JSON.stringify(narrowed(data));
  };
}

/**
 * A function that copies what the schema knows of a value. It is written as source text, one object literal for each
 * object, because the engine builds and prints those several times as fast as objects filled key by key.
 */
export function narrower(schema: z.core.$ZodType): (data: unknown) => unknown {
  return new Function('it', `return ${copyOf(schema, 'it')};`) as (data: unknown) => unknown;
}

const LEAVES = new Set(['string', 'number', 'int', 'boolean', 'null', 'literal', 'enum', 'unknown']);

function copyOf(schema: z.core.$ZodType, value: string): string {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const keys = Object.entries(def.shape).map(([key, inner]) => {
        const name = JSON.stringify(key);
        return `${name}: ${copyOf(inner, `${value}[${name}]`)}`;
      });
      return `({ ${keys.join(', ')} })`;
    }
    case 'array': {
      const item = `${value.replace(/\W/g, '')}_`;
      const copy = copyOf(def.element, item);
      return copy === item ? value : `${value}.map((${item}) => ${copy})`;
    }
    case 'nullable':
    case 'optional': {
      const copy = copyOf(def.innerType, value);
      return copy === value ? value : `(${value} == null ? ${value} : ${copy})`;
    }
    case 'union': {
      if ('discriminator' in def) return copyOfNamed(def as z.core.$ZodDiscriminatedUnionDef, value);
      // Which of several shapes a value has is not looked at: only values without keys may be of several kinds.
      if (def.options.every((it) => copyOf(it, value) === value)) return value;
      throw new Error('A reply that is one of several shapes cannot be narrowed.');
    }
    default:
      if (LEAVES.has(def.type)) return value;
      throw new Error(`A reply with a schema of type ${def.type} cannot be narrowed.`);
  }
}

/** A value that says by one of its keys which of several shapes it has. */
function copyOfNamed({ options, discriminator }: z.core.$ZodDiscriminatedUnionDef, value: string): string {
  const key = `${value}[${JSON.stringify(discriminator)}]`;
  return options.reduceRight((others, option) => {
    const names = [...(option._zod.propValues?.[discriminator] ?? [])];
    const isIt = names.map((it) => `${key} === ${JSON.stringify(it)}`).join(' || ');
    return `(${isIt} ? ${copyOf(option, value)} : ${others})`;
  }, 'undefined');
}
