import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorsIn, readCell, truthCell, writeCell } from './table-cells.ts';

describe('a cell', () => {
  test('is read back as it was, whatever it was', () => {
    const formulas = fc.string({ unit: fc.constantFrom(...`;\t\n\r "'=+-@＝a,`) });
    const any = fc.oneof(fc.string({ unit: 'grapheme' }), formulas);
    fc.assert(fc.property(any, (text) => readCell(writeCell(text)) === text));
  });

  test('begins no cell with a formula where a spreadsheet parts it at semicolons or lines', () => {
    const unit = fc.constantFrom(...`;\n\r "'=-@＝a,`);
    const parted = (cell: string) => `EM001,"${cell.replaceAll('"', '""')}",x`.split(/[;\n\r]/).slice(1);
    fc.assert(
      fc.property(fc.string({ unit }), (text) => parted(writeCell(text)).every((it) => !/^[\s"]*[=+\-@＝]/.test(it))),
    );
  });

  test.each([
    ["x;=cmd|'/C calc'!A0;y", "x;'=cmd|'/C calc'!A0;y"],
    ['x; "=1"', `x;' "=1"`],
    ['a\n=1', "a\n'=1"],
  ])('has one in the middle neither: %j', (text, written) => expect(writeCell(text)).toBe(written));

  test.each(['=1', '+1', '-1', '@x', '\tx', '\rx', '\u0000x', ' =1', '＝1', '＋1', '－1', '＠x'])(
    'that could be a formula begins with an apostrophe: %j',
    (text) => expect(writeCell(text)).toBe(`'${text}`),
  );

  test.each(["O'Brien", '1 + 1', 'a=b', "'quoted'", 'a; b', 'a;b=c'])('of plain text stays as it is: %s', (text) =>
    expect([writeCell(text), readCell(text)]).toEqual([text, text]),
  );
});

test('a cell in which a spreadsheet shows an error is blamed by its column, one with words around it is not', () => {
  const cells = { name: ' #N/A', phone: '#REF!', day: '#DIV/0!', site: 'Err:502', role: '#N/A yet', mail: 'N/A' };
  const blamed = errorsIn(Object.entries(cells));
  expect(blamed.map((it) => it.field)).toEqual(['name', 'phone', 'day', 'site']);
});

test('a cell that says TRUE or FALSE is blamed but where that is asked, one of a name is not', () => {
  const cells = { name: truthCell(true), site: ' FALSE ', counted: truthCell(false), phone: 'True', mail: 'TRUE love' };
  const blamed = errorsIn(Object.entries(cells), ['counted']);
  expect(blamed.map((it) => [it.field, it.params?.['reason']])).toEqual([
    ['name', 'truthcell'],
    ['site', 'truthcell'],
  ]);
});
