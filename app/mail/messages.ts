/** The texts around every email. */
export const messages = {
  unsubscribe: 'Unsubscribe',
  orCopy: 'Or open this address:',
} as const
