import type { Block, Fields } from '#content-model/fields/field.ts'

/** A type of block whose own fields stand under a field of its own, such as `textBlock`. */
export function block<const ComponentType extends string, const Wrapper extends string, Own extends Fields>(
  componentType: ComponentType,
  wrapper: Wrapper,
  help: string,
  fields: Own,
): Block<ComponentType, Wrapper, Own> {
  return { componentType, wrapper, help, fields }
}

/** A type of block whose own fields stand beside `componentType`, as the specification writes cards and blogs. */
export function flatBlock<const ComponentType extends string, Own extends Fields>(
  componentType: ComponentType,
  help: string,
  fields: Own,
): Block<ComponentType, null, Own> {
  return { componentType, wrapper: null, help, fields }
}
