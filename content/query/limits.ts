/** Beyond these a query is refused with 400: they bound the time and the stack of the parser and of the evaluator. */

/** Characters, most of them in strings. The longest query of a Studio has some 10,000. */
export const maxQueryLength = 200_000

/**
 * Brackets, commas, dots and operators outside strings. The parser's time grows with their square: about 60 ms for so many,
 * 30 s for ten times as many.
 */
export const maxPunctuation = 4_000

/** Brackets of any kind in one another. The parser and the evaluator recurse for each. */
export const maxNesting = 100

/** Levels of the parsed tree: `a || b || c …` has one for each. */
export const maxDepth = 1_000

/** Functions that a query declares, and qualified names beside them: each call is parsed anew, so that they multiply. */
/** Of all parameters as JSON. */
export const maxParameterLength = 50_000

export const maxDeclarations = 3
export const maxQualifiedNames = 60

/** How often a query may show one value; see `copies.ts`. A page asks for some 100 attributes, through one or two projections. */
export const maxCopies = 5_000
