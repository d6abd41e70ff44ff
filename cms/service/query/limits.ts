/**
 * A query beyond these limits is rejected with 400, unless the comment says otherwise. They bound the time
 * and the stack that the parser and the evaluator use.
 */

/** Characters, most of them in strings. The longest query of a Studio has about 10,000. */
export const maxQueryLength = 200_000

/**
 * Brackets, commas, dots, and operators outside strings. Parsing time grows at least with the square of their
 * number: about 60 ms for this many, 30 s for ten times as many.
 */
export const maxPunctuation = 4_000

/** Nesting of brackets of any kind. The parser and the evaluator recurse for each level. */
export const maxNesting = 100

/** Levels of the parsed tree: `a || b || c …` adds one level per operand. */
export const maxDepth = 1_000

/** Characters of all parameters as JSON. With more, the query runs in the query thread. */
export const maxParameterLength = 50_000

/**
 * Functions that a query declares, and qualified names in a query that declares any. The parser parses each
 * call again, so the two multiply.
 */
export const maxDeclarations = 3
export const maxQualifiedNames = 60

/**
 * How many times a query may show one value before it needs the query thread; see `copies.ts`. A page selects
 * about 100 attributes through one or two projections.
 */
export const maxCopies = 5_000
