import { LeaveFormDialog } from './form/leave-form-dialog.tsx';
import { GiveBackDialog } from './give-back-dialog.tsx';
import type { LeaveData } from './leave-data.ts';
import { ReadOnlyLeave } from './read-only-leave.tsx';
import type { LeaveChoice } from './use-leave-choice.ts';

interface LeaveDialogsProps {
  readonly data: LeaveData;
  readonly choice: LeaveChoice;
}

/** The dialog that is open: a new leave, one to edit, one to read, or one to give days back of. */
export function LeaveDialogs({ data, choice }: LeaveDialogsProps) {
  const { leave, day, returning, close } = choice;
  if (leave === 'new') {
    return <LeaveFormDialog key="new" data={data} {...(day ? { start: day } : {})} onClose={close} />;
  }
  const chosen = data.leave.find((it) => String(it.id) === leave);
  if (!chosen) return null;
  if (returning && chosen.may.giveback) return <GiveBackDialog data={data} leave={chosen} onClose={close} />;
  if (!chosen.may.edit) {
    return <ReadOnlyLeave leave={chosen} onGiveBack={() => choice.giveBack(chosen.id)} onClose={close} />;
  }
  return <LeaveFormDialog key={chosen.id} data={data} changing={chosen} onClose={close} />;
}
