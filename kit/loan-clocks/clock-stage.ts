import { acceptBy, cancelBy, disclosuresOf, type NotedDays } from '#domain/refinance/application-clocks.ts'
import type { DashboardItem } from '#kit/dashboard/dashboard-part.ts'
import { clockText } from './clock-messages.ts'

type Stage = Pick<DashboardItem, 'state' | 'due' | 'isUnfinished'> & { label: string }

/** Returns how far an application is by the days that the visitor noted, the latest first. */
export function findStage(days: NotedDays, today: string): Stage {
  const { approval, final } = disclosuresOf(days)
  if (final !== null) {
    const due = findCancelDay(cancelBy(final), today)
    const state = due ? clockText.stages.final : clockText.stages.cancelOver
    return { state, ...(due && { due }), isUnfinished: false, label: clockText.stages.open }
  }
  if (days.acceptedOn !== null)
    return { state: clockText.stages.accepted, isUnfinished: true, label: clockText.stages.noteFinal }
  if (approval === null)
    return { state: clockText.stages.chosen, isUnfinished: true, label: clockText.stages.noteApproval }
  const last = acceptBy(approval)
  const next = { isUnfinished: true, label: clockText.stages.noteAcceptance }
  if (last < today) return { state: clockText.stages.approvalOver, ...next }
  return { state: clockText.stages.approved, due: { day: last, what: clockText.stages.acceptThis }, ...next }
}

/** The safest day comes first; the usual one is still ahead for a while after it. */
function findCancelDay({ safestDay, weekdaysBy }: ReturnType<typeof cancelBy>, today: string) {
  if (safestDay >= today) return { day: safestDay, what: clockText.stages.cancelThis }
  return weekdaysBy >= today ? { day: weekdaysBy, what: clockText.stages.mayCancel } : undefined
}
