/* Writes values as the text of cells. */

export function written(number: number | null): string {
  return number === null ? '' : String(number)
}

export function inDollars(cents: number | null): string {
  return cents === null ? '' : String(cents / 100)
}

export function listed(parts: readonly (string | number)[] | null): string {
  return (parts ?? []).join('; ')
}

/** An answer that is not stated is an empty cell. */
export function answered(fact: boolean | null): string {
  if (fact === null) return ''
  return fact ? 'yes' : 'no'
}
