export const appShellText = {
  title: 'No connection right now',
  description: 'What you see when a page can’t be loaded.',
  text: 'We couldn’t load that page. What you typed on the previous page is usually still there when you go back.',
  again: 'Try again',
  keptTitle: 'Pages saved on this device',
  keptText: 'You can reread these recent pages without a connection.',
  noneSaved: 'None yet.',
} as const
