export const choosing = {
  fromList: 'Choose from the list.',
  member: 'Choose a member from the list.',
} as const;
