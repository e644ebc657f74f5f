/**
 * The journeys that people make every day, and those on which a company comes to live here, on the screen on which most
 * of them do: the members' on phones. `npm test` walks these and leaves the others, and these on the other screen, to
 * `npm run test:long`.
 */
export const daily = {
  phone: ['signing-in', 'checking-in', 'taking-leave', 'attendance-summary', 'public-holidays', 'today'],
  desktop: [
    ...['setting-up', 'running-a-company', 'keeping-the-company', 'deciding-leave', 'assigning-trips'],
    ...['quick-and-steady', 'any-size/keyboard-alone', 'any-size/offline'],
  ],
};

const ofProject = ([project, files]: [string, readonly string[]]) => `${project} (${files.join('|')})`;

/** A regular expression of the names under which Playwright knows these journeys: their project, then their file. */
export const dailyJourneys = `^(${Object.entries(daily).map(ofProject).join('|')})\\.spec`;
