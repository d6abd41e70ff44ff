/** How many loans can be compared at once, as a number and in words. */
export const mostCompared = 4
export const mostComparedInWords = 'four'
