/** Every word the account pages and the account API say. The password's own rules speak in domain/password.ts. */
export const words = {
  required: 'Please complete this field',
  notText: 'must be text',
  invalidEmail: 'Please enter a valid email address',
  tooLong: (most: number) => `Please use ${most} characters or fewer`,
  unknownSchool: 'Please pick a school from the list, or leave this empty',
  whichSchool: (typed: string) => `Which school do you mean by “${typed}”?`,
  noSuchSchool: (typed: string) => `No school matches “${typed}”. Try another spelling, or leave this empty`,
  noneOfThese: 'None of these, or I will say later',
  accountExists: 'An account already exists with the provided email address.',
  unreachable: 'We could not reach the account service. Please check your connection and try again',
  couldNotCreate: "Couldn't create account",
  wrongCredentials: 'The email address or password is not right',
  tryAgain: 'Something went wrong on our side. Please try again in a moment',
  tooManyAttempts: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`,
  crossSite: 'This address answers only to this site',
  prefetched: 'This address is never fetched ahead of a click',
  notSignedIn: 'Nobody is signed in',
  remoteNeedsScript:
    'This page needs JavaScript to reach the account service. Please turn it on and try again',

  title: (title: string, siteName: string) => `${title} | ${siteName}`,
  errorTitle: (title: string) => `Error: ${title}`,
  errorSummary: 'There is a problem',

  signUp: {
    title: 'Create your account',
    description:
      'Make a free account to keep your school and your comparisons. Every tool works without one.',
    intro:
      'It is free, and every tool here works without one. An account keeps your school and your choices.',
    submit: 'Create account',
    submitting: 'Creating your account…',
    haveOne: 'Already have an account?',
    signInInstead: 'Sign in instead',
    passwordDiffers: 'The password you typed is not the one of that account. If the account is yours:',
  },
  signIn: {
    title: 'Sign in',
    description: 'Sign in to your account.',
    submit: 'Sign in',
    submitting: 'Signing you in…',
    noneYet: 'No account yet?',
    signUpInstead: 'Create one for free',
    alreadyTitle: 'You are signed in',
    alreadyAs: (name: string) => `Hello, ${name}. To use another account, sign out first.`,
    signOut: 'Sign out',
    goHome: 'Go to the home page',
  },
  /** By the names of the fields. */
  fieldLabels: {
    email: 'Email address',
    firstName: 'First name',
    lastName: 'Last name',
    password: 'Password',
    confirmPassword: 'Password again',
    schoolAttendedOpeid: 'Your school (optional)',
  },
  emailHint: 'You use it to sign in. We do not pass it on to lenders.',
  schoolHint: 'Where you study or want to study',
  hintMet: 'done',
  hintsMet: (met: number, all: number) => `${met} of ${all} password rules met`,
} as const
