export interface FieldChange {
  name: string
  before: string
  after: string
}

/** Returns the cells that differ, in their order. */
export function fieldChanges(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): FieldChange[] {
  return Object.entries(after).flatMap(([name, text]) => {
    const earlier = before[name] ?? ''
    return earlier === text ? [] : [{ name, before: earlier, after: text }]
  })
}

/** Writes the changes of one row, for a report. */
export function describeChanges(changes: readonly FieldChange[]): string {
  return changes
    .map(({ name, before, after }) => `${name} ${before || '(empty)'} → ${after || '(empty)'}`)
    .join(', ')
}
