/** The texts of passkeys: how to sign in with one, and the page that adds and removes them. */
export const passkeyText = {
  name: 'Passkeys',
  signIn: 'Sign in with a passkey',
  prove: 'Confirm with a passkey',
  waiting: 'Waiting for your device…',
  unsupported: 'This browser can’t use passkeys. Please sign in with your password.',
  canceled: 'No passkey was used. Please try again, or sign in with your password.',
  notConfirmed: 'No passkey was used. Please try again.',
  refused:
    'This passkey doesn’t belong to an account here. It may have been removed. Please sign in with your password.',
  unreachable: 'We couldn’t reach the site. Please check your connection and try again.',
  noPasskeysHere:
    'Passkeys are tied to a domain name. Open the site at its domain name, or on this computer at “localhost”.',
  expired: 'This took too long. Please try again.',
  needsProof: 'First, confirm it’s you: reload this page.',
  full: 'Your account has 20 passkeys. Please remove one first.',
  taken: 'This passkey is already in use for an account here.',

  page: {
    description: 'Sign in with your fingerprint, face, or screen lock instead of a password.',
    lead: 'A passkey signs you in the way you unlock your device: with your fingerprint, face, or PIN. There’s nothing to remember and nothing that a fake site could steal.',
    none: 'You have no passkeys yet.',
    needsAddress:
      'Before you can add one, please confirm your email address: open the welcome email we sent you and click the button in it. If you can’t find that email or it’s too old, reset your password by email. That confirms your address, too.',
    choosePassword: 'Reset your password by email',
    notHere:
      'You opened this site at an IP address. Passkeys are tied to a domain name, so you can’t add one here.',
    yours: 'Your passkeys',
    added: (day: string) => `Added on ${day}.`,
    lastUsed: (day: string) => `Last used on ${day}.`,
    neverUsed: 'Not used yet.',
    synced: 'Available on all devices that share its password manager.',
    oneDevice: 'Only on the device where you added it.',
    change: 'Rename or remove',
    nameLabel: 'Name',
    rename: 'Save the name',
    remove: 'Remove this passkey',
    removeHint:
      'You’ll no longer be able to sign in with it. To remove it completely, also delete it from your password manager or device.',
    last: 'This passkey is the only way to sign in to your account. Add another one or choose a password first.',
    addTitle: 'Add a passkey',
    addHint: 'Your browser will ask where to save it. We never see your fingerprint, face, or PIN.',
    addName: 'A name for it, such as “My phone”',
    firstName: 'My passkey',
    add: 'Add a passkey',
    needsScript:
      'Passkeys need JavaScript and a browser that supports them. If nothing happens here, update your browser or try another one.',
    unsupported: 'This browser can’t use passkeys. Update it, or try another one.',
    canceled: 'No passkey was added. Please try again when you’re ready.',
    alreadyThere: 'This device already has a passkey for your account.',
    needsName: 'Please give it a name',
    longName: (most: number) => `Please use ${most} characters or fewer`,
  },
} as const
