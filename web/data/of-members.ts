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
