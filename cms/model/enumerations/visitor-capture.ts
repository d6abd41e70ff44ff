/** What the visitor sees between a click and its destination. */
export const interstitialTypes = ['None', 'Interstitial', 'Interstitial page', 'Interstitial pop-up'] as const

/** The pop-ups in which a page asks for an email address or a school without a click. */
export const leadCaptureModes = [
  'None',
  'Collect Email (Idle)',
  'Collect School pop-up',
  'Collect School - One More Step pop-up',
  'Collect School and Email pop-up',
] as const

export const signUpOptions = [
  'Option 1 - With user registration',
  'Option 2 - With user subscription',
] as const

/** The events that open a modal. */
export const triggers = ['NEW_VISITOR', 'SAVE_PROGRESS', 'SAVE_BUTTON_CLICK'] as const

/** The data that a modal may ask for. */
export const dataToCollect = ['email', 'name', 'school', 'consent', 'password'] as const
