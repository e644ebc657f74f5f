import type { Role } from '../members/members-contract.ts';

/** Doors are the administrator's: what is at one records for everybody. */
export const mayKeepDoors = (role: Role): boolean => role === 'SA';
