import type { news } from '../messages/en/news.ts';
import type { News } from './news.ts';

/** What of some news counts where several are told in one. */
interface Together {
  readonly remark?: string | undefined;
  /** Who did it, where it is told to others than whom it is about. */
  readonly who?: string | undefined;
  readonly minutes?: number | undefined;
  /** How many it stands for. */
  readonly several?: number | undefined;
}

/** What a member may ask for several times at once, and those who decide are told in one, as the member is of what is decided. */
const toldTogether: Readonly<Record<keyof typeof news.several, true>> = {
  leaveAsked: true,
  leaveAgreed: true,
  correctionAsked: true,
  inLieuAsked: true,
  overtimeAsked: true,
  leaveApproved: true,
  leaveRejected: true,
  correctionApproved: true,
  correctionRejected: true,
  inLieuApproved: true,
  inLieuRejected: true,
  overtimeApproved: true,
  overtimeRejected: true,
  overtimeMade: true,
  hoursAsked: true,
  hoursApproved: true,
  hoursRejected: true,
  hoursMade: true,
};

/**
 * Of what is told together the mark of what belongs so, of one member and of one kind: by other words, or by somebody else, it
 * stands for itself.
 */
export function togetherAs({ code, params }: News, memberId: number): string | undefined {
  const { who, remark } = params as Together;
  const own = [who, remark].filter(Boolean);
  return Object.hasOwn(toldTogether, code) ? [code, memberId, ...own].join(':') : undefined;
}

/** Two of them as one: how many it stands for, and the minutes of both. */
export function asOne(before: News, { code, params }: News): News {
  const [one, other] = [before.params as Together, params as Together];
  const minutes = one.minutes === undefined ? other.minutes : one.minutes + (other.minutes ?? 0);
  const several = (one.several ?? 1) + (other.several ?? 1);
  return { code, params: { ...params, minutes, several, half: undefined } } as News;
}
