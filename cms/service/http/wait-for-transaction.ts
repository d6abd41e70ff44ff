import { setTimeout } from 'node:timers/promises'
import type { ContentStore } from '#content/store/content-store.ts'

const LOOK_EVERY_MS = 10

/** Much longer than it takes every process to learn of a commit; after this the response is sent anyway. */
const MAX_WAIT_MS = 1_000

/**
 * Waits until this process knows of a change that another process has already announced to the caller.
 * @param eventId the id of a live event with `@` and its transaction number; any other id returns at once
 */
export async function waitForTransaction(
  { store }: { store: Pick<ContentStore, 'documents'> },
  dataset: string,
  eventId: string,
): Promise<void> {
  const number = Number(/^@(\d{1,15})$/.exec(eventId)?.[1] ?? 0)
  for (let waited = 0; waited < MAX_WAIT_MS; waited += LOOK_EVERY_MS) {
    if ((store.documents(dataset)?.number ?? number) >= number) return
    await setTimeout(LOOK_EVERY_MS)
  }
}
