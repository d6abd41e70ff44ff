/** The texts around every email. */
export const mailText = {
  unsubscribe: 'Unsubscribe',
  orCopy: 'Or open this address:',
} as const
