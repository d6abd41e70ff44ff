/** Texts about the session for the visitor. The page script takes only the ones it names. */
export const signIn = 'Sign in'
export const signUp = 'Sign up'
export const signOut = 'Sign out'
export const signingOut = 'Signing out…'
export const greeting = 'Hi,'

/** Texts for the console, when a call fails. */
export const couldNotGetUser = "Couldn't get user data"
export const couldNotLogOut = "Couldn't log out"
