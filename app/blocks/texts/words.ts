export const textWords = {
  sources: 'Sources',
}
