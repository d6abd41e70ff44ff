/** How many loans can stand side by side, and the same number as texts say it. */
export const mostCompared = 4
export const mostComparedInWords = 'four'
