type YesOrNo = 'true' | 'false' | undefined;

interface Asked {
  readonly dryrun?: YesOrNo;
  readonly preview?: YesOrNo;
  readonly partly?: YesOrNo;
}

/** Whether a file is only looked at: any place that asks for it is enough, whatever another one says. */
export const isDryRun = (...places: readonly Asked[]): boolean =>
  places.some((it) => it.dryrun === 'true' || it.preview === 'true');

/** Whether the lines that can be read are stored although others cannot: some place asks for it, and none for all or nothing. */
export const isPartly = (...places: readonly Asked[]): boolean =>
  places.some((it) => it.partly === 'true') && places.every((it) => it.partly !== 'false');
