import { z } from 'zod'
import type { Problem } from '#kit/catalog/catalog-file.ts'
import { slug, words } from '#kit/catalog/cell.ts'
import {
  type JsonFields,
  jsonFields,
  namesOutside,
  pickCells,
  shapeProblems,
} from '#kit/catalog/json-fields.ts'
import type { FileLender, ReadFile } from './lender-file.ts'
import { type OfferCells, offerFields } from './offer-fields.ts'
import { type PaymentCells, paymentFields } from './payment-fields.ts'

/*
 * A JSON file lists lenders with their offers and, separately, what lenders pay us. Its fields have the names
 * of the CSV columns.
 */

const fileShape = z.strictObject({
  lenders: z
    .array(
      z.strictObject({
        lender_id: z.string().trim().pipe(slug),
        lender_name: z.string().trim().pipe(words(80)),
        offers: z.array(jsonFields),
      }),
    )
    .default([]),
  payments: z.array(jsonFields).default([]),
})

export function readJson(value: unknown): ReadFile {
  const parsed = fileShape.safeParse(value)
  if (!parsed.success) return { ok: false, problems: shapeProblems(parsed.error) }
  const lenders = parsed.data.lenders.map((lender, at) => toLender(lender, `lender ${at + 1}`))
  const seen = new Set<string>()
  const twice = lenders.filter(({ id }) => seen.size === seen.add(id).size)
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
  offers: JsonFields[]
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
