export const look = {
  open: 'Look',
  title: 'Theme settings',
  closeToolbar: 'Hide the tools',
  tabs: { presets: 'Ready-made', own: 'Your own' },
  presets: { dark: 'Dark navigation', light: 'Light navigation', compact: 'Narrow navigation' },
  sidebar: 'Navigation',
  sidebars: { full: 'Wide', compact: 'Narrow' },
  sidebartheme: 'Colour of the navigation',
  topbartheme: 'Colour of the top bar',
  footertheme: 'Colour of the footer',
  kept: 'All of this follows you to every device. What else you can choose:',
} as const;
