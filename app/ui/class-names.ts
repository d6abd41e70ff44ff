/**
 * Joins the given class names and skips undefined ones: a component's own and the one its owner puts on its
 * root.
 */
export function classNames(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
