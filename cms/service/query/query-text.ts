import { maxDeclarations, maxNesting, maxPunctuation, maxQualifiedNames, maxQueryLength } from './limits.ts'

/**
 * Finds what would overload the parser before a query is parsed.
 *
 * @returns the first such place, as an offset in UTF-16 code units, or undefined
 */
export function findExcess(
  query: string,
  bounds = maxima,
): { description: string; position: number } | undefined {
  if (query.length > bounds.queryCharacters)
    return excess(
      `A query may have at most ${bounds.queryCharacters} characters; this one has ${query.length}`,
      bounds.queryCharacters,
    )
  let nesting = 0
  let punctuation = 0
  for (let position = 0; position < query.length; position += 1) {
    const character = query.charAt(position)
    if (character === '"' || character === "'") position = findStringEnd(query, position)
    else if (character === '/' && query.charAt(position + 1) === '/') position = findLineEnd(query, position)
    else if (isPunctuation(character)) {
      punctuation += 1
      if ('([{'.includes(character)) nesting += 1
      if (')]}'.includes(character)) nesting -= 1
      if (nesting > maxNesting)
        return excess(`Brackets may be nested at most ${maxNesting} deep; use fewer`, position)
      if (punctuation > bounds.punctuation)
        return excess(
          `A query may have at most ${bounds.punctuation} brackets, commas, and operators outside strings; pass long lists as a parameter`,
          position,
        )
    }
  }
  return findExcessDeclarations(query)
}

const maxima = { queryCharacters: maxQueryLength, punctuation: maxPunctuation }

function findExcessDeclarations(query: string) {
  const declarations = [...query.matchAll(/\bfn\s/g)]
  if (declarations.length === 0 || !query.includes('::')) return undefined
  const names = query.split('::').length - 1
  if (declarations.length <= maxDeclarations && names <= maxQualifiedNames) return undefined
  return excess(
    `A query may declare at most ${maxDeclarations} functions, and then use at most ${maxQualifiedNames} names with "::"`,
    declarations[0]?.index ?? 0,
  )
}

const isPunctuation = (character: string): boolean => /[^\w\s"']/.test(character)

function findStringEnd(query: string, start: number): number {
  const quote = query.charAt(start)
  for (let position = start + 1; position < query.length; position += 1) {
    const character = query.charAt(position)
    if (character === '\\') position += 1
    else if (character === quote) return position
  }
  return query.length
}

function findLineEnd(query: string, start: number): number {
  const end = query.indexOf('\n', start)
  return end === -1 ? query.length : end
}

function excess(description: string, position: number) {
  return { description, position }
}
