interface Asked {
  readonly dryrun?: 'true' | 'false' | undefined;
  readonly preview?: 'true' | 'false' | undefined;
}

/** Whether a file is only looked at: any place that asks for it is enough, whatever another one says. */
export const isDryRun = (...places: readonly Asked[]): boolean =>
  places.some((it) => it.dryrun === 'true' || it.preview === 'true');
