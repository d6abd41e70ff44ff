/** How long the link of an email works that asks to confirm an address. */
export const confirmDays = 7
