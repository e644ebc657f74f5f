import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** What of a body is left where anything that cannot be used is passed over. */
export type Usable<Body> = Body extends string ? Body : Partial<Body>;

/**
 * Reads what is sent to a sample call: what cannot be used is passed over, as what is not known is, for these calls always
 * answer 200 (wire 14). Only what is larger than may be kept is refused.
 */
export const usableCompiler: FastifySchemaCompiler<z.ZodType> = (part) => {
  const { schema, httpPart } = part;
  const strict = validatorCompiler(part);
  return (sent: unknown) => {
    const { success, data, error } = schema.safeParse(sent);
    if (success) return { value: data };
    if (httpPart === 'body' && error.issues.some((it) => it.code === 'too_big')) return strict(sent);
    if (!(schema instanceof z.ZodObject) || typeof sent !== 'object') return { value: {} };
    const wrong = new Set(error.issues.map((it) => it.path[0]));
    const rest = Object.entries(sent ?? {}).filter(([field]) => !wrong.has(field));
    return { value: schema.partial().safeParse(Object.fromEntries(rest)).data ?? {} };
  };
};
