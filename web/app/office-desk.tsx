import { HolidaysToEnter } from '../features/holidays/holidays-to-enter.tsx';
import { FirstSteps } from '../features/office/first-steps.tsx';

/** What the office sees first on its landing page. */
export default function OfficeDesk() {
  return (
    <>
      <HolidaysToEnter />
      <FirstSteps />
    </>
  );
}
