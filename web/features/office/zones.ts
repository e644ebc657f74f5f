/** Names that browsers still give for zones that are called otherwise by now. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Louisville': 'America/Kentucky/Louisville',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const todaysName = (zone: string) => renamed[zone] ?? zone;

/** Every zone that this browser knows, by the name it has today. */
export const zones: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf('timeZone').map(todaysName), ownZone(), 'UTC']),
].sort();

/** The zone that this device is set to. */
export function ownZone(): string {
  return todaysName(Intl.DateTimeFormat().resolvedOptions().timeZone);
}
