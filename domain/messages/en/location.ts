/** Where the member may check in, and where they are. */
export const location = {
  exempt: 'You may check in anywhere.',
  noSites: 'No site is set up yet; you may check in anywhere.',
  ask: 'Your location is asked for when you press the button.',
  insecure:
    'This address does not begin with https, so the browser tells no location. You can check in without; please tell the HR office.',
  near: '{{site}}: {{distance}} away',
  giveOrTake: '{{near}}, give or take {{accuracy}}',
  inside: 'inside the area',
  outside: 'outside the area of {{radius}}',
  accuracy: 'Accurate to {{accuracy}}',
  poor: 'Only accurate to {{accuracy}}: open air or Wi-Fi helps.',
  refresh: 'Locate again',
  sites: 'Your sites: {{names}}',
  looked: 'Without a location, who decides for you looks at your record.',
} as const;
