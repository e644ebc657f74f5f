import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { useState } from 'react';
import { LeaveFormDialog } from './form/leave-form-dialog.tsx';
import { SavedLeave } from './form/saved-leave.tsx';
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
  return choice.leave && <LeaveDialog key={choice.leave} data={data} choice={choice} />;
}

function LeaveDialog({ data, choice }: LeaveDialogsProps) {
  const { leave, day, returning, close } = choice;
  const [saved, setSaved] = useState<LeaveView | undefined>();
  // Whatever is read anew meanwhile: what is stored may be out of the list's span, or open to no change any more.
  if (saved) return <SavedLeave leave={saved} isNew={leave === 'new'} />;
  if (leave === 'new') {
    return <LeaveFormDialog data={data} {...(day ? { start: day } : {})} onSaved={setSaved} onClose={close} />;
  }
  const chosen = data.leave.find((it) => String(it.id) === leave);
  if (!chosen) return null;
  if (returning && chosen.may.giveback) return <GiveBackDialog data={data} leave={chosen} onClose={close} />;
  if (!chosen.may.edit) {
    return <ReadOnlyLeave leave={chosen} onGiveBack={() => choice.giveBack(chosen.id)} onClose={close} />;
  }
  return <LeaveFormDialog data={data} changing={chosen} onSaved={setSaved} onClose={close} />;
}
