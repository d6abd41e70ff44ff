import type { DashboardItem } from '#kit/dashboard/dashboard-part.ts'

/** An item with the name of its product. */
export interface ListedItem extends DashboardItem {
  line: string
}

/** Items by what the visitor has to do with them; each is in one group. */
export interface GroupedItems {
  /** What has a day, the nearest first. */
  due: ListedItem[]
  /** What can be gone on with at any time. */
  unfinished: ListedItem[]
  rest: ListedItem[]
}

/** Groups what products keep; within a group, items without a day stay in the order of their product. */
export function groupItems(
  parts: readonly { link: { label: string }; items: readonly DashboardItem[] }[],
): GroupedItems {
  const items = parts.flatMap((part) => part.items.map((item) => ({ ...item, line: part.link.label })))
  const day = ({ due }: ListedItem) => due?.day ?? ''
  return {
    due: items.filter(({ due }) => due).toSorted((one, other) => day(one).localeCompare(day(other))),
    unfinished: items.filter(({ due, isUnfinished }) => !due && isUnfinished),
    rest: items.filter(({ due, isUnfinished }) => !due && !isUnfinished),
  }
}
