export const words = {
  title: 'No connection right now',
  description: 'What you see when a page cannot be fetched.',
  text: 'The page you asked for could not be fetched. What you typed on the page before is still there when you go back.',
  again: 'Try again',
  keptTitle: 'Pages kept on this device',
  keptText: 'You have read these lately. They can be read without a connection.',
  noneKept: 'None yet. Pages you read with a connection are kept here.',
} as const
