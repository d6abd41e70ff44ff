/** The event of a form that saved something without leaving the page. */
export const savedInPlace = 'saved'
