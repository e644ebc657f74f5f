/**
 * The closed list of what can go wrong, by code (WIRE section 4). The sentence is what the API says; the
 * screen translates by code. The server maps each code to its HTTP status in one place.
 */
export const problemSentences = {
  UNAUTHENTICATED: 'Please sign in.',
  INVALID_CREDENTIALS: 'The member code or the password is not right.',
  MEMBER_SUSPENDED: 'Your account is suspended! Please contact to the administrator',
  FORBIDDEN: 'This is not yours to do.',
  NOT_FOUND: 'There is no such thing here, or it is not yours to see.',
  INVALID_INPUT: 'Something in the request is not right.',
  UNKNOWN_FIELD: 'The request carries a field that is not known here.',
  TOO_MANY_REQUESTS: 'Too many tries. Please wait a little.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'Please send JSON.',
  CONFLICT: 'This conflicts with what is stored.',
  UNAVAILABLE: 'The service is busy or its database is out of reach. Please try again.',
  INTERNAL: 'Something went wrong!',
  NOT_SET_UP: 'This Muster has no company yet. Open the set-up link that the server printed when it started.',
  LINK_NOT_VALID: 'This link has been used or is too old. Please ask for a new one.',
  REGISTRATION_REFUSED:
    'This member code cannot be registered. Check the code with the HR office, or sign in if you have registered before.',
  PASSWORD_TOO_WEAK: 'Please choose another password.',
  PASSWORD_MISMATCH: 'The two passwords are not the same.',
  PASSWORD_WRONG: 'The current password is not right.',
  MEMBERCODE_TAKEN: 'This member code is in use.',
  ALREADY_CHECKED_IN: 'You are checked in already.',
  NOT_CHECKED_IN: 'You are not checked in.',
  OUTSIDE_AREA: 'You are outside the area of your work place.',
  CLAIM_DIFFERS: 'What the request says differs from what Muster has computed.',
  REQUEST_KEY_REUSED: 'This key was used for another request.',
  LEAVE_TYPE_UNKNOWN: 'There is no such leave type to choose.',
  LEAVE_DATES_WRONG: 'These days cannot be taken.',
  LEAVE_TOO_EARLY: "Leave can't be earlier than the first day of this month.",
  LEAVE_EXCEEDS_BALANCE: "You can't take leave greater than remain leave",
  LEAVE_OVERLAP: 'Some of these days are taken already.',
  LEAVE_NEXT_TO_HOLIDAY: "Leave day can't be taken together with public holidays",
  LEAVE_NEXT_TO_OFFDAY: "Leave day can't be taken together with offday",
  LEAVE_READ_ONLY: 'This leave is approved and can no longer be changed.',
  LEAVE_CHANGED: 'This leave was changed meanwhile. Please look at it again.',
  LEAVE_TYPE_TAKEN: 'There is a leave type of this code already.',
  LEAVE_BALANCE_TOO_LOW: 'This would take a balance below zero.',
  TRIP_REQUIRED_FIELD: 'Please fill in what is marked.',
  TRIP_DATES_WRONG: 'These days are no trip.',
  TRIP_VALUE_UNKNOWN: 'Something chosen for this trip is not known.',
  TRIP_OVERLAP: 'A member is on another trip on these days.',
  TRIP_ON_LEAVE: 'A member is on leave on these days.',
  CAR_TAKEN: 'The car is on another trip on these days.',
  TRIP_CLOSED: 'This trip is over or cancelled and can no longer be changed.',
  HOLIDAY_EXISTS: 'This holiday is listed already.',
  CLIENTID_REUSED: 'This key was used for another check-in or check-out.',
} as const;

export type ProblemCode = keyof typeof problemSentences;

export const problemCodes = Object.keys(problemSentences) as ProblemCode[];

/** One field that is to blame; `field` is the wire's own name, dotted for nested fields. */
export interface FieldProblem {
  readonly field: string;
  readonly code: ProblemCode;
  readonly message: string;
}

export interface Problem {
  readonly code: ProblemCode;
  readonly message: string;
  readonly data?: unknown;
  readonly errors?: readonly FieldProblem[];
}

/** Builds a problem; without a sentence of its own it takes the code's. A blamed field gets the same sentence. */
export function problem(code: ProblemCode, about: { field?: string; message?: string; data?: unknown } = {}): Problem {
  const message = about.message ?? problemSentences[code];
  return {
    code,
    message,
    ...(about.data === undefined ? {} : { data: about.data }),
    ...(about.field === undefined ? {} : { errors: [{ field: about.field, code, message }] }),
  };
}
