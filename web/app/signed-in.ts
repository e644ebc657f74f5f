export { enSignedIn as words } from '@muster/domain/messages/en-signed-in.ts';
export { default as PublicHolidayPage } from '../pages/public-holiday-page.tsx';
export { default as Shell } from './shell/shell.tsx';
