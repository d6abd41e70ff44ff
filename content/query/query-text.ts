import { maxDeclarations, maxNesting, maxPunctuation, maxQualifiedNames, maxQueryLength } from './limits.ts'

/**
 * What makes a text too much for the parser, before it sees it.
 *
 * @returns the first such place, as an offset in UTF-16 units, or undefined
 */
export function excessOf(query: string): { description: string; position: number } | undefined {
  if (query.length > maxQueryLength)
    return excess(
      `A query may have ${maxQueryLength} characters; this one has ${query.length}`,
      maxQueryLength,
    )
  let nesting = 0
  let punctuation = 0
  for (let position = 0; position < query.length; position += 1) {
    const character = query.charAt(position)
    if (character === '"' || character === "'") position = endOfString(query, position)
    else if (character === '/' && query.charAt(position + 1) === '/') position = endOfLine(query, position)
    else if (isPunctuation(character)) {
      punctuation += 1
      if ('([{'.includes(character)) nesting += 1
      if (')]}'.includes(character)) nesting -= 1
      if (nesting > maxNesting)
        return excess(`Brackets may stand in one another ${maxNesting} deep; use fewer`, position)
      if (punctuation > maxPunctuation)
        return excess(
          `A query may have ${maxPunctuation} brackets, commas and operators outside strings; give long lists as a parameter`,
          position,
        )
    }
  }
  return excessOfDeclarations(query)
}

function excessOfDeclarations(query: string) {
  const declarations = [...query.matchAll(/\bfn\s/g)]
  if (declarations.length === 0 || !query.includes('::')) return undefined
  const names = query.split('::').length - 1
  if (declarations.length <= maxDeclarations && names <= maxQualifiedNames) return undefined
  return excess(
    `A query may declare ${maxDeclarations} functions and then hold ${maxQualifiedNames} names with "::"`,
    declarations[0]?.index ?? 0,
  )
}

const isPunctuation = (character: string): boolean => /[^\w\s"']/.test(character)

function endOfString(query: string, start: number): number {
  const quote = query.charAt(start)
  for (let position = start + 1; position < query.length; position += 1) {
    const character = query.charAt(position)
    if (character === '\\') position += 1
    else if (character === quote) return position
  }
  return query.length
}

function endOfLine(query: string, start: number): number {
  const end = query.indexOf('\n', start)
  return end === -1 ? query.length : end
}

function excess(description: string, position: number) {
  return { description, position }
}
