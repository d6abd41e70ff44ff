/** How long a sign-in waits for its code. */
export const pendingMinutes = 10
