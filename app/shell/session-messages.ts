/** Texts about the session for the visitor, and for the console when a call fails. */
export const sessionMessages = {
  couldNotGetUser: "Couldn't get user data",
  couldNotLogOut: "Couldn't log out",
  signIn: 'Sign in',
  signUp: 'Sign up',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  greeting: 'Hi,',
} as const
