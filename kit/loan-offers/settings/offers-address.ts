import { href } from 'react-router'
import { findProductLine, productLines } from '#domain/product-line.ts'
import { compared as comparedIds } from '#kit/listing/compared.ts'
import { type Entry, toAddress } from '#kit/listing/query-codec.ts'
import type { BorrowerSituation, OfferPaths } from '#kit/loan-offers/borrower-situation.ts'
import { type OfferSettings, toSettingsEntries } from './offer-settings.ts'

/**
 * The contents of a list's address: banded answers, settings, and checked loans; nothing that identifies a
 * person.
 */
export interface OffersQuery {
  paths: OfferPaths
  situation: Pick<BorrowerSituation, 'shareableAnswers'>
  settings: OfferSettings
  /** The ids of the loans checked for comparison. */
  compared: readonly string[]
}

/**
 * Returns the address of the list, optionally with changed settings. It contains only shareable answers, settings, and
 * checked loans.
 */
export function offersAddress(query: OffersQuery, change: Partial<OfferSettings> = {}): string {
  const settings = { ...query.settings, ...change }
  return toAddress(query.paths.offers, listEntries({ ...query, settings }))
}

/**
 * Returns the address that a chosen loan is submitted to. Its query names the product line and leads back to
 * the list.
 */
export function chooseAddress(query: OffersQuery): string {
  const line = findProductLine(query.paths.offers)
  const entries: Entry[] = line ? [['line', productLines[line].category]] : []
  return toAddress(href('/interstitial'), [...entries, ...listEntries(query)])
}

/** Returns the address of the sheet for a cosigner of one loan. */
export function cosignerAddress(query: Omit<OffersQuery, 'compared'>, offerId: string): string | undefined {
  const path = query.paths.cosigner
  return path && toAddress(path, [['offer', offerId], ...offersEntries(query)])
}

/** Returns the list as query parameters in a fixed order. */
export function listEntries({ compared, ...query }: OffersQuery): Entry[] {
  return [...offersEntries(query), ...comparedIds.write(compared)]
}

/** Returns the query parameters that all pages about these offers share. */
function offersEntries({ situation, settings }: Pick<OffersQuery, 'situation' | 'settings'>): Entry[] {
  return [...situation.shareableAnswers, ...toSettingsEntries(settings)]
}
