import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../runner/run-command.ts';
import { treeFiles } from './tree-copy.ts';

/** What members and readers of the wire can meet; commands, seeds and configuration speak to operators, in English. */
const SPEAKS = /^(web|domain|server\/(features|http|records|passwords))\/.*\.tsx?$/;
const SILENT = /\.test\.tsx?$|\/testing\/|^domain\/(samples\/)?messages\/|^web\/[^/]+\.ts$/;
/** Facts of a country: what its days are called there. */
const FACTS = /^domain\/holidays\/myanmar-holidays\.ts$/;

/** A capital letter, small ones, and another word: `Please wait`, `You can't`, but neither `EARNED LEAVE` nor `Wi-Fi`. */
const SENTENCE = /^\s*[A-Z]([a-z]|['’][a-z])*,? [\w({'’“"]/;
const WORD = /[A-Za-z]{2}/;
/** Names and notations, and what is stored under that name: a company's first shift and trip types. */
const NAMES = new Set([
  'Samsung Internet',
  'Roboto Flex Variable',
  'Muster API',
  'Bearer {}',
  'Office hours',
  'Customer visit',
]);

/** Places for words that no member meets: what OpenAPI says of a call, `/metrics` of a figure, faults, the log. */
const FOR_DEVELOPERS = new Set(['summary', 'description', 'comment', 'help']);
const isFault = (it: ts.Node) => ts.isNewExpression(it) && /Error$/.test(it.expression.getText());
const isLog = (it: ts.Node) => ts.isCallExpression(it) && /^console\.|\blog\.\w+$/.test(it.expression.getText());
const isForDevelopers = (it: ts.Node): boolean =>
  isFault(it) || isLog(it) || (ts.isPropertyAssignment(it) && FOR_DEVELOPERS.has(it.name.getText()));

const textOf = (it: ts.Node): string | undefined => {
  if (ts.isStringLiteral(it) || ts.isNoSubstitutionTemplateLiteral(it)) return it.text;
  return ts.isTemplateExpression(it)
    ? `${it.head.text}{}${it.templateSpans.map((one) => one.literal.text).join('{}')}`
    : undefined;
};

/** Every sentence of a source, and every word that stands between tags. */
function wordsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (it: ts.Node): void => {
    if (isForDevelopers(it)) return;
    const text = textOf(it);
    const says = ts.isJsxText(it) ? WORD.test(it.text) : text !== undefined && SENTENCE.test(text) && !NAMES.has(text);
    if (says) {
      const { line } = source.getLineAndCharacterOfPosition(it.getStart());
      found.push(`${file}:${line + 1}: ${it.getText().trim().slice(0, 100)}`);
    }
    ts.forEachChild(it, visit);
  };
  visit(source);
  return found;
}

test('sentences are in the catalogue, and nowhere in code', () => {
  const spoken = treeFiles().filter((file) => SPEAKS.test(file) && !SILENT.test(file) && !FACTS.test(file));
  expect(spoken.length).toBeGreaterThan(300);
  expect(spoken.flatMap(wordsIn)).toEqual([]);
}, 60_000);
