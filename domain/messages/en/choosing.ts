export const choosing = {
  fromList: 'Choose from the list.',
  member: 'Choose a member from the list.',
  all: 'Select all',
  selected_one: '{{count}} selected',
  selected_other: '{{count}} selected',
} as const;
