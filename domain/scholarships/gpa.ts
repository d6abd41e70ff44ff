/**
 * The scales on which schools state a GPA. Scholarships state their minimum on the 4.0 scale, unweighted. Nobody
 * converts one scale into another the same way, so neither do we.
 */
export const gpaScales = ['4', '5', '100', 'other'] as const
export type GpaScale = (typeof gpaScales)[number]

export interface Gpa {
  value: number
  scale: GpaScale
}

/** The highest GPA of each scale; no other scale goes as high as the last one here. */
export const highestGpa: Readonly<Record<GpaScale, number>> = { 4: 4, 5: 5, 100: 100, other: 999 }

/** Parses what `writeGpa` writes: `3.5`, `4.2/5`, `92/100`, or `7.5/other`. A plain number is on the 4.0 scale. */
export function readGpa(text: string): Gpa | undefined {
  const [, digits, name = '4'] = /^(\d{1,3}(?:\.\d{1,2})?)(?:\/(\w+))?$/.exec(text) ?? []
  const scale = gpaScales.find((one) => one === name)
  if (digits === undefined || scale === undefined) return undefined
  const value = Number(digits)
  return isOnScale({ value, scale }) ? { value, scale } : undefined
}

export function writeGpa({ value, scale }: Gpa): string {
  return scale === '4' ? String(value) : `${value}/${scale}`
}

/** Whether the scale goes as high as the GPA. */
export function isOnScale({ value, scale }: Gpa): boolean {
  return value <= highestGpa[scale]
}

/** Returns the GPA as scholarships state theirs; undefined if it is on another scale. */
export function toStatedScale(gpa: Gpa | undefined): number | undefined {
  return gpa?.scale === '4' ? gpa.value : undefined
}
