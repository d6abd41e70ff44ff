/** Keeps the best few of many items, best first, without sorting the rest. */
export interface BestFew<Item> {
  readonly items: readonly Item[]
  highestScore(): number
  /** Among equal scores, the lower `order` comes first, then the item that was offered first. */
  offer(item: Item, score: number, order?: number): void
}

export function createBestFew<Item>(max: number): BestFew<Item> {
  const scores: number[] = []
  const orders: number[] = []
  const items: Item[] = []
  const isBefore = (at: number, score: number, order: number) => {
    const other = scores[at] ?? 0
    return other > score || (other === score && (orders[at] ?? 0) <= order)
  }
  return {
    items,
    highestScore: () => scores[0] ?? 0,
    offer(item, score, order = 0) {
      if (items.length >= max && (max === 0 || isBefore(max - 1, score, order))) return
      let at = items.length
      while (at > 0 && !isBefore(at - 1, score, order)) at -= 1
      scores.splice(at, 0, score)
      orders.splice(at, 0, order)
      items.splice(at, 0, item)
      if (items.length <= max) return
      scores.pop()
      orders.pop()
      items.pop()
    },
  }
}
