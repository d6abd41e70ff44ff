import type { DeleteResult } from 'kysely'

/** Deletes rows, and returns how many there were. */
export async function countDeleted(deletion: { execute(): Promise<DeleteResult[]> }): Promise<number> {
  const results = await deletion.execute()
  return results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
}
