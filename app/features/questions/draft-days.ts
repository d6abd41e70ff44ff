/** Days without changes after which a draft is deleted. */
export const draftDays = 7
export const draftDaysInWords = 'seven'
