import { tooFewAgreed } from '../../leave/balances/agreed-days.ts';
import { agreedColumn } from './columns.ts';
import { type JudgedLine, refused } from './judged-line.ts';

/** A line with what its days a year do to the balances of its member; refused where more of a year is used than there would be. */
export function judgeAgreed(it: JudgedLine, agreed: NonNullable<JudgedLine['agreed']>): JudgedLine {
  if (!it.wanted || agreed.length === 0) return it;
  const errors = agreed.flatMap(({ leaveid, years }) =>
    (tooFewAgreed(years)?.errors ?? []).map((error) => ({ ...error, field: agreedColumn(leaveid) })),
  );
  return errors.length > 0 ? refused(it, errors) : { ...it, agreed };
}
