import { isForbiddenKey } from './json-bounds.ts'
import { malformed } from './mutation-errors.ts'

/**
 * A segment of a patch path (JSONMatch). The path is parsed completely here, because `@sanity/mutator`, which
 * applies the patch, would stop at the first unknown token and change whatever the first half names.
 */
export type PathSegment =
  | { kind: 'attribute'; name: string }
  | { kind: 'union'; terms: readonly PathTerm[] }
  /** `..` selects the current value and all its descendants. */
  | { kind: 'descend' }

export type PathTerm =
  | { kind: 'index'; index: number }
  | { kind: 'range'; start: number | null; end: number | null }
  | {
      kind: 'constraint'
      /** Empty for the item itself (`@`). */
      attributes: readonly string[]
      operator: Comparator | '?'
      value: string | number | boolean | null
    }
  | { kind: 'path'; segments: readonly PathSegment[] }

type Comparator = '==' | '!=' | '<' | '<=' | '>' | '>='

/** These limits are far above what an editor writes; each one bounds the work that a path can cause. */
const MAX_PATH_LENGTH = 1_000
const MAX_TERMS = 100
const MAX_DESCENDS = 2

const token =
  /\s*(?:([A-Za-z_][A-Za-z0-9_]*)|(-?\d+(?:\.\d+)?)|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(\.\.|==|!=|<=|>=|[.[\],:?@$<>]))\s*/y

type Token = { kind: 'name' | 'number' | 'single' | 'double'; text: string } | { kind: 'sign'; text: string }

/**
 * Parses a patch path.
 * @throws MutationRefused with a sentence that quotes the path, if it cannot be parsed to the end
 */
export function parsePatchPath(path: string): readonly PathSegment[] {
  if (path.length > MAX_PATH_LENGTH) throw malformed(`Path is longer than ${MAX_PATH_LENGTH} characters`)
  const reader = tokenReader(path)
  const segments = readPath(reader)
  if (!reader.atEnd()) throw reader.problem()
  if (reader.terms > MAX_TERMS || reader.descends > MAX_DESCENDS) {
    throw malformed(`Path "${path}" matches in too many ways: list the places one by one`)
  }
  return segments
}

type Reader = ReturnType<typeof tokenReader>

function tokenReader(path: string) {
  const tokens = tokenize(path)
  let at = 0
  return {
    terms: 0,
    descends: 0,
    atEnd: () => at >= tokens.length,
    peek: () => tokens[at],
    next: () => tokens[at++],
    take(sign: string) {
      const found = this.isAt(sign)
      if (found) at++
      return found
    },
    isAt(sign: string) {
      const found = tokens[at]
      return found?.kind === 'sign' && found.text === sign
    },
    mark: () => at,
    back(to: number) {
      at = to
    },
    problem: () => malformed(`Unable to parse path "${path}"`),
  }
}

function tokenize(path: string): Token[] {
  const tokens: Token[] = []
  token.lastIndex = 0
  while (token.lastIndex < path.length) {
    const at = token.lastIndex
    const found = token.exec(path)
    if (!found) throw malformed(`Unable to parse path "${path}" at position ${at}`)
    const [, name, number, single, double, sign] = found
    if (name !== undefined) tokens.push({ kind: 'name', text: name })
    else if (number !== undefined) tokens.push({ kind: 'number', text: number })
    else if (single !== undefined) tokens.push({ kind: 'single', text: unescaped(single) })
    else if (double !== undefined) tokens.push({ kind: 'double', text: unescaped(double) })
    else tokens.push({ kind: 'sign', text: sign ?? '' })
  }
  return tokens
}

const unescaped = (text: string): string => text.replace(/\\(.)/g, '$1')

function readPath(reader: Reader): PathSegment[] {
  const segments: PathSegment[] = []
  do {
    if (reader.take('..')) {
      reader.descends++
      segments.push({ kind: 'descend' })
      segments.push(reader.isAt('[') ? readBrackets(reader) : readAttribute(reader))
    } else if (segments.length > 0 && reader.take('.')) {
      segments.push(readAttribute(reader))
    } else if (reader.isAt('[')) {
      segments.push(readBrackets(reader))
    } else if (segments.length === 0) {
      segments.push(readAttribute(reader))
    } else break
  } while (!reader.atEnd())
  return segments
}

function readAttribute(reader: Reader): PathSegment {
  return { kind: 'attribute', name: readName(reader) }
}

function readName(reader: Reader): string {
  const found = reader.next()
  if (found?.kind !== 'name' && found?.kind !== 'single') throw reader.problem()
  if (isForbiddenKey(found.text)) throw malformed(`"${found.text}" is not a valid attribute name`)
  return found.text
}

function readBrackets(reader: Reader): PathSegment {
  if (!reader.take('[')) throw reader.problem()
  const terms: PathTerm[] = []
  do {
    terms.push(readTerm(reader))
    reader.terms++
  } while (reader.take(','))
  if (!reader.take(']')) throw reader.problem()
  const [only] = terms
  // `a['b']` means the same as `a.b`, so it may also name a missing attribute.
  if (terms.length === 1 && only?.kind === 'path' && only.segments.length === 1) {
    const [segment] = only.segments
    if (segment?.kind === 'attribute') return segment
  }
  return { kind: 'union', terms }
}

function readTerm(reader: Reader): PathTerm {
  if (reader.peek()?.kind === 'number' || reader.isAt(':')) return readIndexes(reader)
  return readConstraint(reader) ?? { kind: 'path', segments: readPath(reader) }
}

function readIndexes(reader: Reader): PathTerm {
  const start = readIndex(reader)
  if (!reader.take(':')) {
    if (start === null) throw reader.problem()
    return { kind: 'index', index: start }
  }
  const end = readIndex(reader)
  if (start === null && end === null) throw reader.problem()
  return { kind: 'range', start, end }
}

function readIndex(reader: Reader): number | null {
  if (reader.peek()?.kind !== 'number') return null
  const index = Number(reader.next()?.text)
  if (!Number.isSafeInteger(index)) throw reader.problem()
  return index
}

function readConstraint(reader: Reader): PathTerm | null {
  const start = reader.mark()
  const attributes: string[] = []
  if (!reader.take('@') && !reader.take('$')) {
    do {
      const kind = reader.peek()?.kind
      if (kind !== 'name' && kind !== 'single') break
      attributes.push(readName(reader))
    } while (reader.take('.'))
    if (attributes.length === 0) return null
  }
  if (reader.take('?')) return { kind: 'constraint', attributes, operator: '?', value: null }
  const operator = comparators.find((sign) => reader.take(sign))
  if (operator) return { kind: 'constraint', attributes, operator, value: readLiteral(reader) }
  if (attributes.length === 0) throw reader.problem()
  reader.back(start)
  return null
}

const comparators = ['==', '!=', '<=', '>=', '<', '>'] as const

function readLiteral(reader: Reader): string | number | boolean {
  const found = reader.next()
  if (found?.kind === 'double' || found?.kind === 'single') return found.text
  if (found?.kind === 'number') return Number(found.text)
  if (found?.kind === 'name' && (found.text === 'true' || found.text === 'false'))
    return found.text === 'true'
  throw reader.problem()
}
