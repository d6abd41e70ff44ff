/** A form of the account pages that submits this field clears the answers given in this browser. */
export const clearField = 'clear'
