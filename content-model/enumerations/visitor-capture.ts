/** What stands between a click and where it leads. */
export const interstitialTypes = ['None', 'Interstitial', 'Interstitial page', 'Interstitial pop-up'] as const

/** What a page asks of a visitor by itself. */
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

/** When a modal opens. */
export const triggers = ['NEW_VISITOR', 'SAVE_PROGRESS', 'SAVE_BUTTON_CLICK'] as const

/** What a modal may ask for. */
export const dataToCollect = ['email', 'name', 'school', 'consent', 'password'] as const
