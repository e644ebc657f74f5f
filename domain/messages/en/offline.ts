export const offline = {
  page: 'This page was not opened on this device before. It comes as soon as there is a connection.',
  part: 'There is no connection. This opens as soon as there is one.',
  seen: 'No connection. You see what Muster knew at {{time}}; it is asked again by itself.',
  draft: 'This is what you typed at {{time}}. It is on this device alone, and not sent yet.',
  draftSent: 'This is what you typed at {{time}}. It is perhaps sent already; saving it again cannot do it twice.',
  draftRefused:
    'You were signed out before this could be saved: nothing was saved. What you typed at {{time}} is still here; save it again.',
  newVersion: 'A new version of Muster is ready. What you have typed and not saved yet should be saved first.',
  load: 'Load it now',
  later: 'Later',
} as const;
