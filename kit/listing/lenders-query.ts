import { z } from 'zod'
import { maxSearchCharacters } from '#app/shell/navigation.ts'
import { productLines } from '#domain/product-line.ts'
import type { ApiList } from './api-list.ts'

const maxPerPage = 100
const defaultPerPage = 20
const maxIds = 100
const maxFilters = 10

const wholeNumber = z
  .string()
  .regex(/^\d{1,7}$/, 'must be a whole number of at most seven digits')
  .transform(Number)

/** One value, or the same parameter several times. */
function repeated(max: number) {
  return z
    .union([z.string(), z.array(z.string())])
    .transform((values) => (typeof values === 'string' ? [values] : values))
    .refine((values) => values.length <= max, `can be given no more than ${max} times`)
    .optional()
}

/** The query of `GET /api/v2/lenders` (spec §7): which of these lists, and what of it. */
export function lendersQuery(lists: readonly ApiList[]) {
  const lineByType = new Map(
    lists.flatMap(({ line }) => [[productLines[line].category, line] as const, [line, line] as const]),
  )
  const types = [...lineByType.keys()]
  return z
    .object({
      type: z
        .enum(types, {
          error: ({ input }) =>
            input === undefined
              ? `is missing; it must be one of ${types.join(', ')}`
              : notOneOf(input, types),
        })
        .describe(`What to list: ${lists.map(({ things }) => things).join(', or ')}`),
      offset: wholeNumber.optional().describe('How many to skip at the beginning; page × limit by default'),
      page: wholeNumber.optional().describe('Zero-based; used when there is no offset'),
      limit: wholeNumber
        .refine((limit) => limit >= 1 && limit <= maxPerPage, `must be from 1 to ${maxPerPage}`)
        .default(defaultPerPage)
        .describe(`How many to return, from 1 to ${maxPerPage}; ${defaultPerPage} by default`),
      sortBy: z
        .string({ error: () => 'must be given once, as field:TYPE:DIRECTION' })
        .optional()
        .describe(
          `field:TYPE:DIRECTION. ${lists.map(({ things, sorts }) => `For ${things}: ${sorts.join(', ')}`).join('. ')}. ASC or DESC. Items without a value come last`,
        ),
      lenderIds: repeated(maxIds).describe('Only these: scholarship or lender IDs; can be repeated'),
      filterBy: repeated(maxFilters).describe(
        'Conditions such as deadline>=today || deadline=C, with && before ||, parentheses, = != < <= > >= and in (a, b); repeated ones must all be true. If none of them mentions the deadline, expired scholarships are left out',
      ),
      name: z
        .string()
        .max(maxSearchCharacters, `must have at most ${maxSearchCharacters} characters`)
        .default('')
        .describe('Words, or beginnings of words, in the name, provider, or description'),
      savedOffers: z
        .enum(['true', 'false'], { error: ({ input }) => notOneOf(input, ['true', 'false']) })
        .default('false')
        .transform((text) => text === 'true')
        .describe('true: only what the signed-in visitor saved'),
    })
    .transform(({ type, offset, page = 0, ...query }) => ({
      ...query,
      line: lineByType.get(type),
      offset: offset ?? page * query.limit,
    }))
}

function notOneOf(input: unknown, known: readonly string[]): string {
  const shown = typeof input === 'string' ? JSON.stringify(input.slice(0, 40)) : 'a repeated value'
  return `${shown} is not one of ${known.join(', ')}`
}
