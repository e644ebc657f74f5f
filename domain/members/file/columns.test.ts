import { expect, test } from 'vitest';
import { readHeadings } from './columns.ts';

/** As lists of employees have them, a line each; every one stands for the column before it. */
test.each([
  [
    'membercode',
    'Employee ID',
    'Emp Code',
    'Emp. No.',
    'EMP ID',
    'Staff ID',
    'Staff No.',
    'Personalnummer',
    'Matricule',
  ],
  ['membername', 'Employee Name', 'Emp Name', 'Staff Name', 'Full name', 'ဝန်ထမ်းအမည်'],
  ['groupno', 'Dept.', 'Department', 'Abteilung'],
  ['manager', 'Reports to', 'Reporting To', 'Reporting Manager', 'Line Manager'],
  ['restdays', 'Weekly Off', 'Weekly Off Day', 'Weekly Holiday', 'Off days', 'Days off'],
  ['joinedon', 'DOJ', 'Date of Joining', 'Date of Join', 'Joined Date', 'Date of Hire', 'Eintrittsdatum'],
])('%s is found below what others call it', (column, ...titles) => {
  for (const title of titles) expect([title, [...readHeadings([title], []).at.keys()]]).toEqual([title, [column]]);
});

test('what is no column of a list of members is none of these', () => {
  const titles = ['Sr. No.', 'Date of Birth', 'Position', 'Branch', 'NRC No.', 'Holiday', 'Manager Name', 'Off'];
  expect(readHeadings(titles, []).ignored).toEqual(titles);
});
