/** How long a link to a preview works. */
export const ticketDays = 7
export const ticketDaysInWords = 'seven'
