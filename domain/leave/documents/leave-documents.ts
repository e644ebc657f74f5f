import { isOffice } from '../../members/member-policy.ts';
import type { CurrentMember } from '../../members/members-contract.ts';
import { mayAdjustLeave, mayChangeLeave } from '../leave-policy.ts';
import type { LeaveStatus } from '../rules/leave-rules.ts';

/** How many documents lie with one leave at most. */
export const MAX_DOCUMENTS = 5;

/** The most days of which a leave type may say that it asks for a document of more. */
export const MAX_DOCUMENT_OVER = 366;

/** Of more than how many days a document is asked for; for none, where there is no number. */
interface DocumentRule {
  readonly documentOver?: number | null | undefined;
}

/** Whether a document, such as a doctor's certificate, is asked for with so many days of leave. It refuses nothing (decision 60). */
export const asksForDocument = ({ documentOver }: DocumentRule, days: number): boolean =>
  days > (documentOver ?? Infinity);

/** Whether leave still waits for the document that was asked for with it. */
export const isDocumentDue = (leave: {
  readonly status: LeaveStatus;
  readonly documentAsked: boolean;
  readonly documents: number;
}): boolean => leave.documentAsked && leave.documents === 0 && leave.status !== 'rejected';

/** The member adds to their own leave, and the office to everybody's but its own as an office. */
export const mayAddDocument = (actor: CurrentMember, subject: { readonly id: number }): boolean =>
  mayChangeLeave(actor, subject) || mayAdjustLeave(actor, subject);

/** Until somebody approves leave, or agrees to it, its member takes away what they have added; from then on the office does. */
export function mayRemoveDocument(
  actor: CurrentMember,
  leave: { readonly memberId: number; readonly status: LeaveStatus; readonly agreedAt: string | null },
  addedBy: number,
): boolean {
  if (actor.id === leave.memberId)
    return addedBy === actor.id && leave.status !== 'approved' && leave.agreedAt === null;
  return isOffice(actor.role);
}
