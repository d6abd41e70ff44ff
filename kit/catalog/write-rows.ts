import type { Write } from '#server/database/store.ts'

/** A batch of this size stays below the limit of both databases for the values in one statement. */
const ROWS_PER_STATEMENT = 250

export function* pieces<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) yield rows.slice(at, at + ROWS_PER_STATEMENT)
}

/**
 * Makes a second load wait here until the first one is done, because every load updates this row first.
 * @param topic the first topic that the load can change, since topics are updated in order of name
 */
export async function waitForOtherLoads(tx: Write, topic: string): Promise<void> {
  await tx
    .insertInto('topic')
    .values({ name: topic, version: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ version: eb.ref('topic.version') })),
    )
    .execute()
}
