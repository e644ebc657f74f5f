import { type Flags, givesMore } from './flags.ts';

/**
 * Whether somebody may change, rename or delete a permission, as far as its flags go: none that they lack, so that nobody
 * gives or takes away more than they have. An administrator has them all.
 */
export const mayRunPermission = (own: Flags, permission: Flags): boolean => !givesMore(own, permission);
