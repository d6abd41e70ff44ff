/** How long the link of a letter works that asks to confirm an address. */
export const confirmDays = 7
