import { passwordProblem } from '@muster/domain/session/password-rules.ts';
import { numberOf } from '../../lib/form/typed-number.ts';
import type { TextOf } from '../../lib/words/problem-text.ts';
import { ownZone } from './zones.ts';

/** Named as the wire names them, so that the server's blame finds its field. */
export const initialSetUp = () => ({
  'company.name': '',
  'company.zone': ownZone(),
  'site.name': '',
  'site.latitude': '',
  'site.longitude': '',
  'site.radius': '200',
  'administrator.membercode': '',
  'administrator.membername': '',
  'administrator.email': '',
  'administrator.counted': true,
  password: '',
  confirm_password: '',
});

type SetUpValues = ReturnType<typeof initialSetUp>;
/** Every one of them is needed, but for the mail address and what is switched. */
export const setUpFields = (Object.keys(initialSetUp()) as (keyof SetUpValues)[]).filter(
  (it) => it !== 'administrator.email' && it !== 'administrator.counted',
);

const number = (typed: string) => (typed.trim() === '' ? Number.NaN : numberOf(typed));

export const setUpBody = (values: SetUpValues, token: string) => ({
  token,
  company: { name: values['company.name'], zone: values['company.zone'] },
  site: {
    name: values['site.name'],
    latitude: number(values['site.latitude']),
    longitude: number(values['site.longitude']),
    radius: number(values['site.radius']),
  },
  administrator: {
    membercode: values['administrator.membercode'],
    membername: values['administrator.membername'],
    email: values['administrator.email'].trim(),
    password: values.password,
    confirm_password: values.confirm_password,
    counted: values['administrator.counted'],
  },
});

/** `words`: of two passwords that differ, of what is no number, and of what the rules say. */
export function checkSetUp(
  values: SetUpValues,
  words: { readonly mismatch: string; readonly notANumber: string; readonly textOf: TextOf },
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of ['site.latitude', 'site.longitude', 'site.radius'] as const) {
    if (values[name].trim() !== '' && Number.isNaN(number(values[name]))) found[name] = words.notANumber;
  }
  const facts = { membercode: values['administrator.membercode'].trim(), companyName: values['company.name'].trim() };
  const weak = values.password ? passwordProblem(values.password, facts) : undefined;
  if (weak) found['password'] = words.textOf(weak);
  else if (values.confirm_password && values.password !== values.confirm_password)
    found['confirm_password'] = words.mismatch;
  return found;
}
