import { addFlow, nothing } from './fixed-schedule.ts'
import type { Flow, PlanYear } from './plan.ts'

/** Sums months into years from the first payment; the balance is that of a year's last month. */
export function sumYears(flows: readonly Flow[]): PlanYear[] {
  return Array.from({ length: Math.ceil(flows.length / 12) }, (_, year) => {
    const months = flows.slice(year * 12, year * 12 + 12)
    const sum = months.reduce((total, month) => addFlow(total, month), nothing)
    return { ...sum, year: year + 1, balanceCents: months.at(-1)?.balanceCents ?? 0 }
  })
}
