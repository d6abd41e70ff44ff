/** Name of the button of a sign-in form that goes on to /recovery with the address typed so far. */
export const forgotField = 'forgot'
