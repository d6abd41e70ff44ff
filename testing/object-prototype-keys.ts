/** The names that every plain object inherits. As words from outside they must not find anything in one. */
export const objectWords = Object.getOwnPropertyNames(Object.prototype)
