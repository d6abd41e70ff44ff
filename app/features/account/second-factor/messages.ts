/** The texts of the second step of a sign-in, and of the page that turns it on and off. */
export const secondFactorText = {
  name: 'Two-step verification',
  isOn: 'On',
  isOff: 'Off',
  required:
    'This account uses two-step verification. Please sign in on our sign-in page, where you can enter your code.',
  wrongCode:
    'This code isn’t right, or it was used before. Wait for the next one your app shows, and check that your phone sets its time automatically',
  wrongRecoveryCode: 'This recovery code isn’t right, or it was used before. Each one works once',

  code: {
    title: 'Enter your code',
    description: 'The second step of signing in: a code from your authenticator app.',
    lead: (siteName: string) =>
      `Your account uses two-step verification. Open your authenticator app and enter the code it shows for ${siteName}.`,
    field: 'Six-digit code',
    submit: 'Sign in',
    noApp: 'I don’t have my app with me',
    recoveryLead: 'Enter one of the recovery codes you saved when you turned on two-step verification.',
    recoveryField: 'Recovery code',
    recoverySubmit: 'Sign in with a recovery code',
    noCodes: 'No recovery codes left?',
    contact: 'Write to us',
    contactWhy: 'and we’ll check that the account is yours before we let you back in.',
    startOver: 'Start over',
    endedTitle: 'This sign-in has expired',
    ended: (minutes: number) =>
      `You have ${minutes} minutes to enter your code, in the browser where you started. Please sign in again.`,
    signIn: 'Sign in',
  },

  page: {
    description: 'Require a code from your phone whenever someone signs in to your account.',
    lead: 'With two-step verification, your password alone is no longer enough: signing in also takes a code from an app on your phone.',
    off: 'It’s off for your account.',
    needsAddress:
      'Before you can turn it on, please confirm your email address: open the welcome email we sent you and click the button in it. If you can’t find that email or it’s too old, reset your password by email. That confirms your address, too.',
    choosePassword: 'Reset your password by email',
    howTitle: 'How it works',
    how: [
      'You need an authenticator app, such as the one built into your phone’s password manager, Google Authenticator, Microsoft Authenticator, or 2FAS. It works without a phone number and without a connection.',
      'You get ten recovery codes for when you don’t have your phone.',
      'We also ask for the code when you sign in with another service, and after you reset your password by email. A passkey needs no code: it’s something you have and something only you can unlock.',
    ],
    begin: 'Set it up',
    scanTitle: '1. Add your account to the app',
    scan: 'Scan this QR code with your authenticator app.',
    qrLabel: 'QR code for your authenticator app. The key below works, too.',
    typeKey: 'Or type this key into the app:',
    onThisPhone: 'Open it in an app on this device',
    confirmTitle: '2. Enter the code it shows',
    confirm: 'Turn it on',
    cancel: 'Cancel the setup',
    wrongFirstCode:
      'This code isn’t right. Enter the newest one your app shows, and check that your phone sets its time automatically',
    on: (since: string) => `It’s been on since ${since}.`,
    lastUsed: (day: string) => `Last used on ${day}.`,
    neverUsed: 'It hasn’t been used yet.',
    codesTitle: 'Recovery codes',
    codesLeft: (left: number, all: number) => `${left} of ${all} recovery codes are left.`,
    fewLeft: 'Create new ones before you run out.',
    renew: 'Create new recovery codes',
    renewHint: 'The ones you have now will stop working.',
    offTitle: 'Turn it off',
    offHint:
      'You’ll be able to sign in with just your password again, and your recovery codes will stop working.',
    turnOff: 'Turn off two-step verification',
    codes: {
      title: 'Save your recovery codes',
      lead: 'Each code works once, in place of a code from your app. Print this page, save the file, or put them in your password manager. We can’t show them again.',
      download: 'Save as a file',
      fileName: (siteName: string) => `${siteName}-recovery-codes.txt`,
      fileHead: (siteName: string, email: string) =>
        `Recovery codes for ${email} on ${siteName}. Each works once.`,
      saved: 'I’ve saved them',
    },
  },
} as const
