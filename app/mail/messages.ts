/** The texts around every letter. */
export const messages = {
  unsubscribe: 'Stop these emails',
  orCopy: 'Or open this address:',
} as const
