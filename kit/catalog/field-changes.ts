export interface FieldChange {
  name: string
  before: string
  after: string
}

/** Returns the cells that differ, in the order of their names. */
export function fieldChanges<Name extends string>(
  names: readonly Name[],
  before: Readonly<Record<Name, string>>,
  after: Readonly<Record<Name, string>>,
): FieldChange[] {
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, before: before[name], after: after[name] }))
}

/** Writes the changes of one row, for a report. */
export function describeChanges(changes: readonly FieldChange[]): string {
  return changes
    .map(({ name, before, after }) => `${name} ${before || '(empty)'} → ${after || '(empty)'}`)
    .join(', ')
}
