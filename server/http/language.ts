import { type Language, languageFor } from '@muster/domain/messages/languages.ts';
import type { FastifyRequest } from 'fastify';

/**
 * The language in which an answer's words for people are asked for, by `Accept-Language` in the order that it is written
 * in; English where it names none of Muster's. The pages ask in the language they are shown in.
 */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const tags = (headers['accept-language'] ?? '').split(',').map((it) => it.split(';')[0]?.trim() ?? '');
  return languageFor(...tags);
}
