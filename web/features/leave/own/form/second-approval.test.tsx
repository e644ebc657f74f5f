import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterSession } from '../../../../lib/session/session-store.ts';
import { leaveData } from '../../../../testing/leave-data.ts';
import { balance, EM001, enter, show } from '../../../../testing/leave-form.tsx';
import { answerWire } from '../../../../testing/wire.ts';

const TOO = 'The HR office has to approve this leave as well.';

it('says that the HR office approves as well, of more days than the type says', async () => {
  act(() => enterSession(EM001));
  answerWire(balance(10, 10));
  const data = leaveData();
  const types = data.types.map((it) => ({ ...it, secondover: 1 }));
  const { user } = await show({ data: { ...data, types }, start: '2026-12-09' });
  expect(screen.queryByText(TOO)).toBeNull();
  await enter(user, 'To date', '10/12/2026');
  expect(screen.getByText(TOO)).toBeDefined();
});
