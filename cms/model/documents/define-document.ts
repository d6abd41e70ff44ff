import type { DocumentDefinition, Fields } from '#cms/model/fields/field.ts'

export function defineDocument<const Type extends string, Own extends Fields>(
  type: Type,
  title: string,
  help: string,
  fields: Own,
): DocumentDefinition<Type, Own> {
  return { type, title, help, fields }
}
