import { describe, expect, test } from 'vitest';
import { usualPreferences, whereTold } from './preferences.ts';

describe('where a member is told', () => {
  const notify = {
    leave: 'mail',
    trip: 'none',
    correction: 'both',
    reminder: 'app',
    device: 'app',
    crew: 'app',
  } as const;

  test('is what they chose for the kind', () => {
    expect(whereTold('leaveApproved', notify)).toBe('mail');
    expect(whereTold('leaveAsked', notify)).toBe('mail');
    expect(whereTold('tripAssigned', notify)).toBe('none');
    expect(whereTold('newDevice', notify)).toBe('app');
    expect(whereTold('leaveChanged', notify)).toBe('mail');
    expect(whereTold('punchRejected', notify)).toBe('both');
  });

  test('is the app alone for what waits for their decision, until they choose', () => {
    expect(whereTold('leaveAsked', undefined)).toBe('app');
    expect(whereTold('leaveApproved', undefined)).toBe(usualPreferences.notify.leave);
  });

  test('is the app alone for each check-in that a lead makes for them, until they choose', () => {
    expect(whereTold('crewCheckedIn', undefined)).toBe('app');
    expect(whereTold('crewCheckedIn', { ...notify, crew: 'none' })).toBe('none');
  });

  test('is the app for what nobody may miss', () => {
    expect(whereTold('workSet', notify)).toBe('app');
  });

  test('is everywhere for who gets into the account, whatever they chose', () => {
    expect(whereTold('passwordChanged', { ...notify, device: 'none' })).toBe('both');
  });
});
