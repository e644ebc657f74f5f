/** Of whom a list is; what is empty narrows it by nothing. */
export interface OfMembers {
  readonly groupno: string;
  readonly search: string;
}

export const everybody: OfMembers = { groupno: '', search: '' };

/** The same as it is asked. */
export const ofMembers = ({ groupno, search }: OfMembers) => ({
  ...(groupno && { groupno }),
  ...(search && { search }),
});

/** So many are looked through at a glance. */
const FEW = 10;

/** Whether anybody would look for something in a list: it is long, or narrowed already. */
export const isMuch = (found: number | undefined, { groupno, search }: OfMembers): boolean =>
  (found ?? 0) > FEW || groupno !== '' || search !== '';
