/** Returns the keys of a record with their types, which `Object.keys` widens to any text. */
export function getKeys<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record).filter((key): key is Key => key in record)
}
