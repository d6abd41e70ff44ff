/** How long a draft is stored after its last answer, with and without an account. */
export interface Retention {
  days: number
  inWords: string
}

export const defaultRetention: Retention = { days: 7, inWords: 'seven' }

/** Returns when what is kept of a visitor is deleted, if nothing changes after this moment. */
export function findExpiry({ days }: Retention = defaultRetention, changedAt: Date): Date {
  return new Date(changedAt.getTime() + days * 24 * 3600 * 1000)
}
