import fastJson from 'fast-json-stringify';
import { z } from 'zod';

/**
 * Compiles a reply's Zod schema into a serialiser that writes exactly the contract's keys: what a store has too
 * much never leaves the server (THREATS T21). TypeScript has checked the values already, so nothing is parsed.
 */
export function serializerFor({ schema }: { schema: unknown }): (data: unknown) => string {
  const json = z.toJSONSchema(schema as z.ZodType, {
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
