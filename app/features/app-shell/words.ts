export const words = {
  title: 'No connection right now',
  description: 'What you see when a page cannot be fetched.',
  text: 'The page you asked for could not be fetched. What you typed on the page before is usually still there when you go back.',
  again: 'Try again',
  keptTitle: 'Pages kept on this device',
  keptText: 'Pages you read lately can be read again without a connection.',
  noneKept: 'None yet.',
} as const
