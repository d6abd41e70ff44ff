import { defaultRetention } from '#kit/questions/retention.ts'
import { retention as refinanceRetention } from '#products/refinance/retention.ts'

/**
 * All texts of the account pages and the account API. The texts of the password rules are in
 * domain/password.ts.
 */
export const accountText = {
  required: 'Please complete this field',
  notText: 'must be text',
  invalidEmail: 'Please enter a valid email address',
  invisible: 'Please type this by hand: it contains hidden characters',
  commonPassword:
    'This password is one of the first ones hackers try. Use a few words that don’t belong together, plus a digit and a special character',
  passwordIsAddress: 'Please choose a password that isn’t your email address',
  passwordIsOfSite:
    'Please choose a password that isn’t just words from this site: hackers try those first. Use a few words that don’t belong together',
  tooLong: (most: number) => `Please use ${most} characters or fewer`,
  unknownSchool: 'Please pick a school from the list, or leave this blank',
  whichSchool: (typed: string) => `Which school do you mean by “${typed}”?`,
  noSuchSchool: (typed: string) => `No school matches “${typed}”. Try another spelling, or leave this blank`,
  noneOfThese: 'None of these, or I’ll add it later',
  accountExists: 'An account already exists with the provided email address.',
  unreachable: 'We couldn’t reach the account service. Please check your connection and try again',
  couldNotCreate: "Couldn't create account",
  wrongPassword: 'The password is incorrect',
  wrongCredentials: 'The email address or password is incorrect',
  tryAgain: 'Something went wrong on our end. Please try again in a moment',
  unavailable: 'We can’t save anything right now. Please try again in a moment',
  signOutUnrecorded:
    'You’re signed out in this browser, but we couldn’t record that on our server. The session ends on its own within 30 days. Only this browser had its key, and the key has been deleted.',
  tooManyAttempts: (minutes: number) =>
    minutes > 90
      ? `Too many attempts. Please try again in ${Math.ceil(minutes / 60)} hours, or on a device where you’ve signed in before`
      : `Too many attempts. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`,
  busy: 'Many people are signing in right now. Please try again in a moment',
  prefetched: 'This address is never prefetched',
  notSignedIn: 'You are not signed in',
  remoteNeedsScript:
    'This page needs JavaScript to reach the account service. Please turn it on and try again',

  errorSummary: 'Please fix the following',

  signUp: {
    title: 'Create your account',
    description:
      'Create a free account to get to what you save from any device. Every tool works without one.',
    intro:
      'It’s free. You’ll find your school, the scholarships you save, and your latest answers on every device where you sign in. Every tool works without an account, too.',
    submit: 'Create account',
    submitting: 'Creating your account…',
    haveOne: 'Already have an account?',
    signInInstead: 'Sign in instead',
    passwordDiffers: 'The password you typed doesn’t match that account. If the account is yours:',
  },
  /** Keyed by age band. */
  ages: { under_13: 'Under 13', from_13: '13 to 17', from_18: '18 or older' },
  ageHint: 'We store your age group and today’s date, and never ask for your birthday here.',
  tooYoung: {
    title: 'You don’t need an account yet',
    lead: 'Every tool here works without one, and nothing you typed was saved.',
    points: [
      'Look for scholarships, see what colleges cost, and read the guides, with or without your parents.',
      'A parent or guardian can create their own account and save things for the two of you.',
      'If you picked the wrong group, ask a parent or guardian to write to us.',
    ],
    scholarships: 'Scholarships',
    guides: 'Guides',
    contact: 'Contact us',
    refused: 'Based on your answers, we can’t create an account.',
  },
  answers: {
    title: 'Your answers move with you.',
    text: `The answers you gave in this browser will move to your account. If the account has an answer to the same question, the newer one is kept. Answers aren’t kept for good, even in an account: we delete them ${defaultRetention.inWords} days after your last one (${refinanceRetention.inWords} days for refinancing).`,
    clear: 'These aren’t mine: clear them first',
  },
  signIn: {
    title: 'Sign in',
    description:
      'Sign in to see what you saved and your latest answers. Every tool works without an account.',
    submit: 'Sign in',
    submitting: 'Signing you in…',
    noneYet: 'No account yet?',
    signUpInstead: 'Create one for free',
    forgot: 'Forgot your password?',
  },
  promise: 'Everything you save, on every device. Every tool works without an account, too.',
  signedIn: {
    title: 'Your account',
    dashboard: 'Go to my dashboard',
    changePassword: 'Change your password by email',
    as: (name: string) => `Hello, ${name}. To use another account, sign out first.`,
    signOut: 'Sign out',
    goHome: 'Go to the home page',
  },
  /** Keyed by field name. */
  fieldLabels: {
    ageBand: 'Which age group are you in?',
    email: 'Email address',
    firstName: 'First name',
    lastName: 'Last name',
    password: 'Password',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
    schoolAttendedOpeid: 'Your school (optional)',
  },
  emailHint: 'You’ll use it to sign in. We don’t share it with anyone.',
  schoolHint: 'The school you attend or want to attend.',
  hintMet: 'done',
  hintsMet: (met: number, all: number) => `${met} of ${all} password rules met`,
} as const
