import type { Services } from '#app/services.ts'
import type { Drawing } from '#domain/drawing/drawing.ts'

/** Returns who runs a drawing; null until the operator has set both a name and a postal address. */
export function findSponsor({ operator }: Pick<Services['config'], 'operator'>): Drawing['sponsor'] | null {
  const { name, postalAddress } = operator
  return name !== undefined && postalAddress !== undefined ? { name, postalAddress } : null
}
