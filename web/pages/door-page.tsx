import { DoorKiosk } from '../features/attendance/doors/door-kiosk.tsx';

/** At a door, for whoever comes; nobody is signed in there. */
export default function DoorPage() {
  return <DoorKiosk />;
}
