/** No id of a catalog has an underscore. */
const prefix = 'yours_'

/** Returns the id under which an item that a visitor entered stands among those of a catalog. */
export function toListedId(keptId: string): string {
  return prefix + keptId
}

/** Whether an item among those of a catalog is one that the visitor entered. */
export function isYours({ id }: { id: string }): boolean {
  return id.startsWith(prefix)
}

/** Returns the id under which an item that the visitor entered is stored. */
export function toKeptId({ id }: { id: string }): string {
  return id.slice(prefix.length)
}
