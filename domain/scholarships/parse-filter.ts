import { continuous, fieldTypes } from './filter-fields.ts'
import { type FilterToken, splitTokens } from './filter-tokens.ts'
import { comparisons, type Filter, type FilterField, filterFields } from './scholarship-query.ts'

/** The limits of all texts of one question together, so that its cost is bounded. */
export const filterLimits = { characters: 2_000, conditions: 50, depth: 10 } as const

export type ParsedFilter = { ok: true; filter: Filter } | { ok: false; problem: string }

interface ParseOptions {
  /** 'YYYY-MM-DD', the day that the word `today` stands for */
  today: string
  /** The fields that can be named; all by default. */
  fields?: readonly FilterField[]
}

/**
 * Parses conditions such as `deadline>=2026-11-21 || deadline=C` and `level in (graduate, trade) &&
 * award_amount_high >= 500`. `&&` binds tighter than `||`, and parentheses group. Values are bare, or in
 * double quotes with `\"` and `\\`. Amounts are in dollars. Several texts must all hold.
 *
 * @returns a problem that names what is wrong and what is allowed
 */
export function parseFilter(
  texts: readonly string[],
  { today, fields = filterFields }: ParseOptions,
): ParsedFilter {
  const { characters } = filterLimits
  if (texts.reduce((sum, text) => sum + text.length, 0) > characters)
    return { ok: false, problem: `The conditions are longer than ${characters} characters.` }
  const budget = { conditions: filterLimits.conditions }
  const filters: Filter[] = []
  for (const text of texts) {
    const parser = new FilterParser(splitTokens(text), { today, fields, budget })
    const filter = parser.parseWhole()
    if (!filter) return { ok: false, problem: parser.problem }
    filters.push(filter)
  }
  return { ok: true, filter: join('all', filters) }
}

/** Returns whether a filter has a condition on a field. */
export function namesField(filter: Filter, field: FilterField): boolean {
  if (filter.kind === 'all' || filter.kind === 'any') return filter.of.some((each) => namesField(each, field))
  return filter.field === field
}

type FieldProblem = undefined

/** Each method that finds a problem notes it and returns undefined, and so do those that called it. */
class FilterParser {
  problem = ''
  #at = 0
  #depth = 0
  readonly #tokens: readonly FilterToken[]
  readonly #options: Required<ParseOptions> & { budget: { conditions: number } }

  constructor(
    tokens: readonly FilterToken[],
    options: Required<ParseOptions> & { budget: { conditions: number } },
  ) {
    this.#tokens = tokens
    this.#options = options
  }

  parseWhole(): Filter | FieldProblem {
    const filter = this.#parseAny()
    if (!filter) return undefined
    if (this.#next.kind !== 'end') return this.#expected('&& or ||')
    return filter
  }

  #parseAny(): Filter | FieldProblem {
    return this.#parseJoined('any', '||', () => this.#parseJoined('all', '&&', () => this.#parseOne()))
  }

  #parseJoined(kind: 'all' | 'any', mark: string, parse: () => Filter | FieldProblem): Filter | FieldProblem {
    const parts: Filter[] = []
    do {
      const part = parse()
      if (!part) return undefined
      parts.push(part)
    } while (this.#takeMark(mark))
    return join(kind, parts)
  }

  #parseOne(): Filter | FieldProblem {
    if (!this.#takeMark('(')) return this.#parseCondition()
    this.#depth += 1
    if (this.#depth > filterLimits.depth)
      return this.#note(`Parentheses are nested more than ${filterLimits.depth} deep.`)
    const filter = this.#parseAny()
    if (!filter) return undefined
    this.#depth -= 1
    return this.#takeMark(')') ? filter : this.#expected('&&, ||, or a closing parenthesis')
  }

  #parseCondition(): Filter | FieldProblem {
    if (this.#next.kind !== 'word') return this.#expected('a field')
    const name = this.#take().text
    const field = this.#options.fields.find((known) => known === name)
    if (!field)
      return this.#note(
        `There is no field ${quote(name)}. The fields are ${this.#options.fields.join(', ')}.`,
      )
    if (this.#next.kind === 'word' && this.#next.text === 'in') {
      this.#take()
      return this.#parseList(field)
    }
    return this.#parseComparison(field)
  }

  #parseComparison(field: FilterField): Filter | FieldProblem {
    const isOperator = this.#next.kind === 'operator' || this.#next.kind === 'word'
    if (!isOperator) return this.#expected(`one of ${comparisons.join(' ')} or in after ${field}`)
    const written = this.#take().text
    const comparison = comparisons.find((known) => known === written)
    if (!comparison)
      return this.#note(
        `There is no operator ${quote(written)}. The operators are ${comparisons.join(' ')} and in.`,
      )
    const isOrder = comparison !== '=' && comparison !== '!='
    if (isOrder && !fieldTypes[field].isOrdered)
      return this.#note(`The field ${field} has no order, so ${comparison} cannot be used. Use =, !=, or in.`)
    const value = this.#parseValue(field)
    if (value === undefined) return undefined
    if (isOrder && value === continuous)
      return this.#note(`The deadline C is not a date, so ${comparison} cannot be used. Use = or !=.`)
    return { kind: 'compare', field, comparison, value }
  }

  #parseList(field: FilterField): Filter | FieldProblem {
    if (!this.#takeMark('(')) return this.#expected('an opening parenthesis after in')
    const values: (string | number)[] = []
    do {
      const value = this.#parseValue(field)
      if (value === undefined) return undefined
      values.push(value)
    } while (this.#takeMark(','))
    return this.#takeMark(')')
      ? { kind: 'in', field, values }
      : this.#expected('a comma or a closing parenthesis')
  }

  #parseValue(field: FilterField): string | number | FieldProblem {
    const { allowed, read } = fieldTypes[field]
    if (this.#next.kind !== 'word' && this.#next.kind !== 'quoted')
      return this.#expected(`${allowed}, for ${field}`)
    this.#options.budget.conditions -= 1
    if (this.#options.budget.conditions < 0)
      return this.#note(`There are more than ${filterLimits.conditions} conditions and values.`)
    const written = this.#take().text
    const value = read(written, this.#options.today)
    if (value === undefined)
      return this.#note(`The value ${quote(written)} is not valid for ${field}. It must be ${allowed}.`)
    return value
  }

  get #next(): FilterToken {
    return this.#tokens[this.#at] ?? { kind: 'end', text: '' }
  }

  #take(): FilterToken {
    const token = this.#next
    this.#at += 1
    return token
  }

  #takeMark(text: string): boolean {
    const isNext = this.#next.kind === 'mark' && this.#next.text === text
    if (isNext) this.#at += 1
    return isNext
  }

  #expected(what: string): FieldProblem {
    const { kind, text } = this.#next
    return this.#note(`Expected ${what}, but found ${kind === 'end' ? 'the end' : quote(text)}.`)
  }

  #note(problem: string): FieldProblem {
    this.problem = problem
    return undefined
  }
}

function join(kind: 'all' | 'any', of: readonly Filter[]): Filter {
  const [first] = of
  return of.length === 1 && first ? first : { kind, of }
}

/** Shows a text as it was written, cut to what a message can hold. */
function quote(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text).replaceAll('\\"', '"')
}
