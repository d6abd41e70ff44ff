import { setTimeout } from 'node:timers/promises'
import type { ContentStore } from '#content/store/content-store.ts'

const LOOK_EVERY_MS = 10

/** Far longer than a commit takes to be heard by every process; then the answer is given as it is. */
const PATIENCE_MS = 1_000

/**
 * A page that was told of a change by one process may ask another one, which hears of it a moment later.
 * @param eventId of a live event, `@` and the number of its transaction; others are not waited for
 */
export async function untilHeard(
  { store }: { store: Pick<ContentStore, 'documents'> },
  dataset: string,
  eventId: string,
): Promise<void> {
  const number = Number(/^@(\d{1,15})$/.exec(eventId)?.[1] ?? 0)
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
    if ((store.documents(dataset)?.number ?? number) >= number) return
    await setTimeout(LOOK_EVERY_MS)
  }
}
