import { z } from 'zod'
import { slug, words } from './cell.ts'
import type { FileLender, Problem, ReadFile } from './lender-file.ts'
import { type OfferCells, offerFields } from './offer-fields.ts'
import { type PaymentCells, paymentFields } from './payment-fields.ts'

/*
 * A JSON file lists lenders with their offers and, separately, what lenders pay us. Its fields have the names
 * of the CSV columns.
 */

const simple = z.union([z.string(), z.number(), z.boolean(), z.null()], 'is not text, a number, yes or no')
const value = z.union([simple, z.array(simple)], 'is not text, a number, yes or no, or a list of them')
const fields = z.record(z.string(), value)

const fileShape = z.strictObject({
  lenders: z
    .array(
      z.strictObject({
        lender_id: z.string().trim().pipe(slug),
        lender_name: z.string().trim().pipe(words(80)),
        offers: z.array(fields),
      }),
    )
    .default([]),
  payments: z.array(fields).default([]),
})

type Fields = z.output<typeof fields>

export function readJson(text: string): ReadFile {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { ok: false, problems: [`The file is not JSON: ${(error as Error).message}.`] }
  }
  const parsed = fileShape.safeParse(json)
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.error.issues.map((issue) => `${describePlace(issue.path)}${issue.message}.`),
    }
  }
  const lenders = parsed.data.lenders.map((lender, at) => toLender(lender, `lender ${at + 1}`))
  const twice = lenders.filter(({ id }, at) => lenders.findIndex((lender) => lender.id === id) !== at)
  if (twice.length > 0) {
    const problems = twice.map(({ id }) => `The lender ${id} appears twice: put its offers into one list.`)
    return { ok: false, problems }
  }
  const unknown = parsed.data.payments.flatMap((given, at) => {
    const names = namesOutside(given, paymentFields)
    return names.length > 0 ? `payment ${at + 1}: has fields that are not known: ${names.join(', ')}.` : []
  })
  if (unknown.length > 0) return { ok: false, problems: unknown }
  const payments = parsed.data.payments.map((given, at) => ({
    at: `payment ${at + 1}`,
    cells: pickCells<PaymentCells>(given, paymentFields),
  }))
  return { ok: true, file: { lenders, payments } }
}

interface JsonLender {
  lender_id: string
  lender_name: string
  offers: Fields[]
}

function toLender({ lender_id, lender_name, offers }: JsonLender, place: string): FileLender {
  const problems: Problem[] = []
  const read = offers.map((given, index) => {
    const at = `${place}, offer ${index + 1}`
    const unknown = namesOutside(given, offerFields)
    if (unknown.length > 0)
      problems.push({ at, text: `has fields that are not known: ${unknown.join(', ')}` })
    return { at, cells: pickCells<OfferCells>(given, offerFields) }
  })
  return { id: lender_id, name: lender_name, offers: read, problems }
}

function namesOutside(given: Fields, known: readonly string[]): string[] {
  return Object.keys(given).filter((name) => !known.includes(name))
}

function pickCells<Cells>(given: Fields, names: readonly (keyof Cells & string)[]): Cells {
  return Object.fromEntries(names.map((name) => [name, toCellText(given[name])])) as Cells
}

/** Converts a value to the text of a CSV cell. */
function toCellText(given: Fields[string] | undefined): string {
  if (Array.isArray(given)) return given.map(toCellText).join('; ')
  if (typeof given === 'boolean') return given ? 'yes' : 'no'
  return String(given ?? '').trim()
}

/** Returns the place of a value in the file, counted from 1: "lenders 2, offers 1, product: ". */
function describePlace(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'The file: '
  const steps = path.map((step) => (typeof step === 'number' ? ` ${step + 1}` : `, ${String(step)}`))
  return `${steps.join('').slice(2)}: `
}
