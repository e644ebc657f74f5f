/**
 * Lets whoever asks for the time of day hear another one, so many milliseconds later (earlier where negative). It goes
 * on from there, and timers run as ever. The function stands alone: it is also written into pages, as source.
 */
export function moveClock(ms: number): void {
  const here = Date;
  const heard = here.now;
  const now = () => heard() + ms;
  here.now = now;
  globalThis.Date = new Proxy(here, {
    construct: (target, args, asked) => Reflect.construct(target, args.length === 0 ? [now()] : args, asked),
    apply: () => new here(now()).toString(),
  });
  // A date knows its constructor, and that is the one with the moved clock.
  here.prototype.constructor = globalThis.Date;

  // What takes the place of a `Temporal` that a browser lacks goes by the date.
  if (!('Temporal' in globalThis)) return;
  const clock = Temporal.Now;
  const instant = clock.instant;
  const zoned = (zone?: Temporal.TimeZoneLike) =>
    instant()
      .add({ milliseconds: ms })
      .toZonedDateTimeISO(zone ?? clock.timeZoneId());
  Object.assign(clock, {
    instant: () => instant().add({ milliseconds: ms }),
    zonedDateTimeISO: zoned,
    plainDateTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDateTime(),
    plainDateISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDate(),
    plainTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainTime(),
  });
}
