import { type Language, languageFor } from './languages.ts';

interface Words {
  readonly minutes: (minutes: number) => string;
  readonly hours: (hours: number, minutes: number) => string;
}

const words: Readonly<Record<Language, Words>> = {
  en: { minutes: (minutes) => `${minutes} min`, hours: (hours, minutes) => `${hours} h ${minutes} min` },
  my: { minutes: (minutes) => `${minutes} မိနစ်`, hours: (hours, minutes) => `${hours} နာရီ ${minutes} မိနစ်` },
};

/** So many minutes in words: `45 min`, `1 h 30 min`. */
export function showDuration(minutes: number, language: string | undefined): string {
  const say = words[languageFor(language)];
  return minutes < 60 ? say.minutes(minutes) : say.hours(Math.floor(minutes / 60), minutes % 60);
}
