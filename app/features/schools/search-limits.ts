/** Longest search text that is answered; a longer one is a mistake or an attack. */
export const mostKeywordCharacters = 200

/** A search lists no more schools than this. */
export const mostSchools = 20
