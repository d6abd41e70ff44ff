/** Joins the class names that are there: a component's own and the one its owner puts on its root. */
export function classNames(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
