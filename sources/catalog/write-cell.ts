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
