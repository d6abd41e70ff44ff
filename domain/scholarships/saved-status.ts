/** How far an application is, in the order in which it goes. */
export const savedStatuses = ['planned', 'started', 'submitted', 'won', 'not_selected'] as const
export type SavedStatus = (typeof savedStatuses)[number]

/** A scholarship that a visitor saved. */
export interface SavedScholarship {
  id: string
  status: SavedStatus
}

/** Whether there is still work to do. */
export function isOpenStatus(status: SavedStatus): boolean {
  return status === 'planned' || status === 'started'
}
