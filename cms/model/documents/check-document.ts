import { z } from 'zod'
import { type Problem, toProblems } from '#cms/model/fields/problem.ts'
import { isRecord } from '#cms/model/fields/record.ts'
import { documentSchema } from '#cms/model/fields/schema.ts'
import { type DocumentType, documentTypes, isDocumentType, type Read, type Stored } from './document-types.ts'

type Checked<Document> = { ok: true; document: Document } | { ok: false; problems: Problem[] }

/** Validates a document before it is written and reports every problem that the content model finds. */
export function checkStored(value: unknown): Checked<Stored<DocumentType>> {
  const type = isRecord(value) ? value._type : undefined
  if (typeof type !== 'string' || !isDocumentType(type)) {
    const message = `is ${JSON.stringify(type)}: use one of ${Object.keys(documentTypes).join(', ')}`
    return { ok: false, problems: [{ path: '_type', message }] }
  }
  return check(storedSchema(type), value)
}

/**
 * Parses a query result into the document that a page of this type needs. Fields outside the model are
 * dropped.
 */
export function readDocument<Type extends DocumentType>(type: Type, value: unknown): Checked<Read<Type>> {
  return check(typed<Read<Type>>(documentSchema(documentTypes[type], 'read')), value)
}

function storedSchema<Type extends DocumentType>(type: Type) {
  const schema = documentSchema(documentTypes[type], 'stored').refine(hasOneContent, {
    path: ['body'],
    error: 'is used along with sections: a page has one or the other, so move its blocks into a section',
  })
  return typed<Stored<Type>>(schema)
}

function check<Document>(schema: z.ZodType<Document>, value: unknown): Checked<Document> {
  const result = schema.safeParse(value)
  return result.success
    ? { ok: true, document: result.data }
    : { ok: false, problems: toProblems(result.error) }
}

function hasOneContent(document: unknown): boolean {
  if (!isRecord(document)) return true
  const isFilled = (list: unknown) => Array.isArray(list) && list.length > 0
  return !(isFilled(document.body) && isFilled(document.sections))
}

/**
 * Asserts the document type of the schema: both derive from the same fields, which the compiler cannot see.
 */
function typed<Document>(schema: z.ZodType): z.ZodType<Document> {
  return schema.pipe(z.custom<Document>())
}
