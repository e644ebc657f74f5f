/** What a permission says: of three groups, whether one may read, write and delete there (wire 13). */
export const flagGroups = ['users', 'photos', 'permissions'] as const;
export const flagActs = ['read', 'write', 'delete'] as const;

export type FlagGroup = (typeof flagGroups)[number];
export type FlagAct = (typeof flagActs)[number];
export type ActFlags = Readonly<Record<FlagAct, boolean>>;
export type Flags = Readonly<Record<FlagGroup, ActFlags>>;

const flagsBy = (isSet: (group: FlagGroup, act: FlagAct) => boolean): Flags => {
  const acts = (group: FlagGroup): ActFlags => ({
    read: isSet(group, 'read'),
    write: isSet(group, 'write'),
    delete: isSet(group, 'delete'),
  });
  return { users: acts('users'), photos: acts('photos'), permissions: acts('permissions') };
};

export const noFlags: Flags = flagsBy(() => false);
/** What an administrator has without being given it. */
export const everyFlag: Flags = flagsBy(() => true);

/** What several permissions allow together. */
export const joined = (given: readonly Flags[]): Flags => flagsBy((group, act) => given.some((it) => it[group][act]));

type SomeFlags = Partial<Record<FlagGroup, Partial<Record<FlagAct, boolean | undefined>> | undefined>>;

/** Flags with those that were sent in place of what they were. */
export const withSent = (before: Flags, sent: SomeFlags): Flags =>
  flagsBy((group, act) => sent[group]?.[act] ?? before[group][act]);

/** Whether somebody may more than before. */
export const givesMore = (before: Flags, after: Flags): boolean => !givesWithin(noFlags, before, after);

/** Whether a change sets nothing that its maker does not have: nobody gives more than they have. */
export const givesWithin = (own: Flags, before: Flags, after: Flags): boolean =>
  flagGroups.every((group) => flagActs.every((act) => own[group][act] || !after[group][act] || before[group][act]));
