import type { Block, Fields } from '#cms/model/fields/field.ts'

/** Defines a block type whose fields are nested under a wrapper field, such as `textBlock`. */
export function block<const ComponentType extends string, const Wrapper extends string, Own extends Fields>(
  componentType: ComponentType,
  wrapper: Wrapper,
  help: string,
  fields: Own,
): Block<ComponentType, Wrapper, Own> {
  return { componentType, wrapper, help, fields }
}

/**
 * Defines a block type whose fields sit next to `componentType`, as the specification does for cards and
 * blogs.
 */
export function flatBlock<const ComponentType extends string, Own extends Fields>(
  componentType: ComponentType,
  help: string,
  fields: Own,
): Block<ComponentType, null, Own> {
  return { componentType, wrapper: null, help, fields }
}
