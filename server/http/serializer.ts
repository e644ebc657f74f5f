import fastJson from 'fast-json-stringify';
import { z } from 'zod';

/**
 * Makes of a reply's Zod schema a serialiser that writes exactly the contract's keys: what a store has too much
 * never leaves the server (THREATS T21). TypeScript has checked the values already, so nothing is parsed. Compiled
 * when first used: all of them at once would be a good part of the start.
 */
export function serializerFor({ schema }: { schema: unknown }): (data: unknown) => string {
  let write: ((data: unknown) => string) | undefined;
  return (data) => {
    write ??= compile(schema as z.ZodType);
    return write(data);
  };
}

function compile(schema: z.ZodType): (data: unknown) => string {
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
      foldNull(jsonSchema);
    },
  });
  return fastJson(json as fastJson.AnySchema);
}

/** `anyOf: [T, null]` costs a validator at run time; `nullable` says the same for one comparison. */
function foldNull(schema: z.core.JSONSchema.BaseSchema & { nullable?: boolean }): void {
  const [value, empty] = schema.anyOf ?? [];
  if (schema.anyOf?.length !== 2 || !value || empty?.type !== 'null') return;
  delete schema.anyOf;
  Object.assign(schema, value, { nullable: true });
}
