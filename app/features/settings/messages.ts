/** How long an account that its owner deletes can still be kept. */
export const undoDays = 7

/** How long the links work that confirm a change of the email address. */
export const changeDays = 1

const pages = {
  settings: {
    title: 'Settings',
    description: 'Your name, your school, how you sign in, and what we keep about you.',
  },
  name: {
    title: 'Change your name',
    description: 'Change the name we call you.',
    lead: 'We use it to greet you and to fill in forms that ask for it.',
  },
  school: {
    title: 'Change your school',
    description: 'Change or remove your account’s school.',
    lead: 'The school you attend or want to attend. Leave it blank to remove it.',
  },
  email: {
    title: 'Change your email address',
    description: 'Change your account’s email address.',
    lead: 'We’ll send a link to your new address and one to your current address. The change will be made once both are confirmed.',
  },
  password: {
    title: 'Change your password',
    description: 'Change your account’s password.',
    lead: 'This signs out every other browser, and turns off your private calendar link.',
  },
  sessions: {
    title: 'Signed-in browsers',
    description: 'See which browsers are signed in to your account, and sign them out.',
    lead: 'We record when a browser signed in and when it was last active, not what kind of browser it is or where it was.',
  },
  services: {
    title: 'Other ways to sign in',
    description: 'See which other accounts you can sign in with, and unlink them.',
    lead: 'Accounts you have elsewhere and can use to sign in here.',
  },
  export: {
    title: 'Download your data',
    description: 'Download a copy of everything we keep about you.',
    lead: 'One file with everything we keep under your account and your email address.',
  },
  delete: {
    title: 'Delete your account',
    description: 'Delete your account and everything in it.',
    lead: `You have ${undoDays} days to change your mind. After that, nothing can bring it back.`,
  },
  confirm: {
    title: 'Confirm it’s you',
    description: 'Confirm who you are before you change something important.',
    lead: 'You’re about to do something that’s hard to undo, and it’s been a while since you signed in.',
  },
} as const

/** The texts of /dashboard/settings and the pages below it. */
export const settingsText = {
  pages,
  back: 'Back to settings',
  save: 'Save',
  change: 'Change',
  none: 'None',
  rows: {
    name: 'Name',
    school: 'School',
    email: 'Email address',
    password: 'Password',
    services: 'Other ways to sign in',
    sessions: 'Signed-in browsers',
    mail: 'Emails you get',
    export: 'Your data',
    delete: 'Your account',
  },
  links: { sessions: 'View', export: 'Download', delete: 'Delete' },
  noName: 'Not given',
  hasPassword: 'Set',
  noPassword: 'Not set',
  browsers: (count: number) => (count === 1 ? 'This one' : `${count}, including this one`),
  copy: 'A copy of everything we keep about you',
  kept: 'Kept until you delete it',
  emailPending: (email: string) => `${email} (change pending)`,
  appearanceNote: 'The appearance is saved only in this browser.',
  appearanceNoScript: 'Without JavaScript, the colors follow your device.',
  saved: {
    name: 'Your name is saved.',
    school: 'Your school is saved.',
    password: 'Your new password is set. Every other browser has been signed out.',
  },
  password: {
    current: 'Current password',
    noneLead: 'You don’t have a password here yet. Choose one, and you can sign in with it, too.',
    forgot: 'Forgot it? Choose a new one by email',
    submit: 'Save my new password',
  },
  sessions: {
    caption: 'Browsers that are signed in to your account',
    browser: 'Browser',
    started: 'Signed in',
    lastSeen: 'Last here',
    action: 'Action',
    thisOne: 'This browser',
    other: (number: number) => `Browser ${number}`,
    more: (count: number) => (count === 1 ? 'One more browser' : `${count} more browsers`),
    end: 'Sign out',
    endOthers: 'Sign out everywhere else',
    alone: 'No other browser is signed in.',
    notYours: 'Don’t recognize one? Sign it out, then change your password.',
    changePassword: 'Change your password',
    ended: (count: number) => (count === 1 ? 'Signed out 1 browser.' : `Signed out ${count} browsers.`),
    endedNone: 'That browser was already signed out.',
  },
  email: {
    now: (email: string) => `Your address is now ${email}.`,
    label: 'New email address',
    submit: 'Send both links',
    pendingTitle: 'Waiting for both links',
    pending: (email: string) =>
      `You asked to change your address to ${email}. Open the links that we sent to both addresses. Each works for one day.`,
    oldDone: 'You’ve confirmed it from your current address.',
    newDone: 'You’ve confirmed it from the new address.',
    notThere:
      'Nothing after a few minutes? Check both spam folders, and check the new address. We send only a few links a day.',
    cancel: 'Keep my current address',
    same: 'This is already your address',
    lostTitle: 'Can’t read mail at your current address?',
    lost: 'You can’t change it here: a link that works without access to your current email would work for a thief, too. Contact us, and a person will check that the account is yours.',
    contact: 'Contact us',
    follows:
      'Your saved items, answers, and email choices stay with your account. An entry in a scholarship drawing keeps the address it was made with.',
    tooMany: 'Too many requests from your network. Please try again in a few minutes',
  },
  services: {
    none: 'No other account is linked.',
    caption: 'Accounts you can sign in with',
    service: 'Service',
    since: 'Since',
    action: 'Action',
    unknown: 'A service we no longer offer',
    unlink: (name: string) => `Unlink ${name}`,
    unlinked: 'You can no longer sign in with that account.',
    again: (email: string) => `Signing in with a service that confirms ${email} as yours links it again.`,
    link: 'Add one',
    linkHow: (email: string) => `To link one, sign in with it. It has to confirm the address ${email}.`,
    lastWay: 'This is your only way to sign in. Set a password first, and then you can unlink it.',
    setPassword: 'Set a password',
  },
  export: {
    contains:
      'It includes your profile, what you saved, your answers, your email choices, the emails from the last 30 days, your sign-ins, and your entries in drawings.',
    leavesOut:
      'It leaves out passwords and keys, so that nobody who gets the file can sign in as you. Anything stored only in your browser, such as essay drafts, isn’t in it.',
    format: 'The file is JSON, which other programs can read.',
    keepSafe: 'Keep it somewhere private.',
    submit: 'Download my data',
  },
  delete: {
    what: 'What happens',
    steps: [
      'Every browser is signed out right away, and your private calendar link stops working.',
      `For ${undoDays} days, we keep everything. You can cancel the deletion with the link in our email or by signing in.`,
      'Then we delete your account, what you saved, your answers, your email choices, and the emails we sent you.',
      'If you entered a scholarship drawing, your address and your entry’s link to you are erased, too, so we won’t be able to tell you if you win.',
    ],
    backups: 'Backups keep a copy until they are replaced.',
    copyFirst: 'Download your data first',
    submit: 'Delete my account',
    marked: (day: string) => `Your account will be deleted on ${day}.`,
  },
  confirm: {
    password: 'Password',
    submit: 'Continue',
    forgot: 'Forgot your password?',
    withService: 'You have no password here. Sign in again with your other account, and you’ll return here.',
    noWay: 'To confirm that it’s you, set a password with a link that we email you, and sign in with it.',
    setPassword: 'Set a password',
  },
} as const

/** The texts of /change-email, where the links of both emails lead. */
export const changeEmailText = {
  title: 'Confirm your new email address',
  description: 'Confirm the change to your account’s email address.',
  askNew: 'Someone with an account here wants to use this address for it. If that’s you, confirm it.',
  askOld: (email: string) =>
    `Someone who’s signed in to your account wants to change its email address to ${email}. If that’s you, confirm it.`,
  confirm: 'Yes, change my address',
  waitingTitle: 'Thank you. One more link',
  waitingForOld: 'Now open the link that we sent to your current address.',
  waitingForNew: 'Now open the link that we sent to your new address.',
  doneTitle: 'Your email address has been changed',
  done: 'From now on, sign in with the new address. Other browsers have been signed out.',
  takenTitle: 'This address can’t be used',
  taken: 'It already belongs to an account. Sign in with it, or choose another address.',
  endedTitle: 'This confirmation link has expired',
  ended: 'Each link works for one day, and only until the address is changed. You can ask for new ones.',
  again: 'Go to your settings',
} as const

/** The texts of /account-deletion, where one lands after deleting an account and where the link to undo it leads. */
export const deletionText = {
  title: 'Account deletion',
  description: 'Cancel your account deletion with the link in our email.',
  askedTitle: 'You’re signed out, and your account will be deleted',
  asked: `We’ll keep it for ${undoDays} days. To keep it, open the link in the email we’ve just sent you, or sign in.`,
  askTitle: 'Keep your account?',
  ask: (day: string) => `It will be deleted on ${day}. One click, and everything stays as it was.`,
  keep: 'Keep my account',
  keptTitle: 'We kept your account',
  kept: 'Nothing was deleted. Sign in to find everything where you left it.',
  endedTitle: 'This cancellation link has expired',
  ended: 'There’s nothing to cancel: the account was kept, or it has been deleted.',
  signIn: 'Sign in',
} as const
