/** What the session says to the visitor, and to the console when something fails. */
export const sessionWords = {
  couldNotGetUser: "Couldn't get user data",
  couldNotLogOut: "Couldn't log out",
  signIn: 'Sign in',
  signUp: 'Sign up',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  greeting: 'Hi,',
} as const
