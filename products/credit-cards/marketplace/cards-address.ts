import { href } from 'react-router'
import { productLines } from '#domain/product-line.ts'
import { compared as comparedIds } from '#kit/listing/compared.ts'
import { type Entry, toAddress } from '#kit/listing/query-codec.ts'
import { type CardSettings, toSettingsEntries } from './settings.ts'

/** The contents of a list's address: coarse codes, amounts and checked cards; nothing that identifies a person. */
export interface CardsQuery {
  /** The marketplace, or its page of one kind of card. */
  path: string
  settings: CardSettings
  /** The ids of the cards checked for comparison. */
  compared: readonly string[]
}

/** Returns the address of the list, optionally with changed settings. */
export function cardsAddress(query: CardsQuery, change: Partial<CardSettings> = {}): string {
  return toAddress(query.path, listEntries({ ...query, settings: { ...query.settings, ...change } }))
}

/** Returns the address that a chosen card is sent to; it leads back to the list of all cards. */
export function chooseCardAddress(query: Omit<CardsQuery, 'path'>): string {
  return toAddress(href('/interstitial'), [['line', productLines.CC.category], ...listEntries(query)])
}

/** Returns the list as query parameters in a fixed order. */
export function listEntries({ settings, compared }: Omit<CardsQuery, 'path'>): Entry[] {
  return [...toSettingsEntries(settings), ...comparedIds.write(compared)]
}
