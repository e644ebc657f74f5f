import { createInstance } from 'i18next';
import { enServer } from '../messages/en-server.ts';
import { addFormats, wordOptions } from '../messages/parameters.ts';
import { problemText, type Say } from '../messages/problem-text.ts';
import { serverFormats } from '../messages/server-formats.ts';
import type { FieldProblem, Problem } from '../wire/problem.ts';

const words = createInstance();
void words.init({ ...wordOptions, resources: { en: { translation: enServer } } });
addFormats(words.services.formatter, serverFormats);

/** What a person reads of a problem or of one of its fields. */
export const sentenceOf = (it: Problem | FieldProblem): string => problemText(words.t as unknown as Say, it);

/** A problem as a reader of the wire gets it, sentences instead of parameters; undefined when there is none. */
export function worded(it: Problem | undefined) {
  if (!it) return undefined;
  const { params: _params, errors, ...others } = it;
  const blamed = errors?.map((one) => ({ field: one.field, code: one.code, message: sentenceOf(one) }));
  return { ...others, message: sentenceOf(it), ...(blamed && { errors: blamed }) };
}

/** Every sentence of a catalogue with the way to it. */
export const sentences = (part: object, path = ''): [string, string][] =>
  Object.entries(part).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : sentences(value, `${path}${name}.`),
  );
