/** Texts that the pages of own items share. */
export const ownItemsText = {
  edit: 'Change',
  remove: 'Remove',
  busy: 'Too many new visitors from your network. Try again later.',
} as const

/** Returns the anchor of an own item on its page. */
export function ownItemAnchor(id: string): string {
  return `item-${id}`
}
