import type { Services } from '#app/services.ts'
import {
  type FoundScholarship,
  foundScholarshipSchema,
  type KeptScholarship,
  maxFound,
  toKeptId,
  toPlanned,
} from '#domain/scholarships/found-scholarship.ts'
import type { SavedScholarship } from '#domain/scholarships/saved-status.ts'
import { findScamSigns } from '#domain/scholarships/scam-signs.ts'
import type { PlannedScholarship } from '#domain/scholarships/weekly-plan.ts'
import {
  type OwnItems,
  readHeldItems,
  readOwnItems,
  removeOwnItem,
  saveOwnItem,
} from '#kit/own-items/own-items.server.ts'
import type { OwnedServices, Visitor } from '#kit/records/write-owned.server.ts'
import { foundRetention } from './retention.ts'

type ReadServices = Parameters<typeof readOwnItems>[0]

/** How the scholarships that a visitor found are stored. */
export const foundItems: OwnItems<FoundScholarship> = {
  line: 'scholarships',
  schema: foundScholarshipSchema,
  maxItems: maxFound,
  retention: foundRetention,
}

/** Returns what the visitor found, in the shape of what they saved. */
export async function readFound(
  services: ReadServices,
  cookies: string | null,
): Promise<PlannedScholarship[]> {
  return (await readOwnItems(services, cookies, foundItems)).map(toSigned)
}

/** Returns the same of these holders, for calendars and emails. */
export async function readFoundOf(
  services: Pick<Services, 'database' | 'now'>,
  holders: readonly string[],
): Promise<PlannedScholarship[]> {
  return (await readHeldItems(services, holders, foundItems)).map(toSigned)
}

/**
 * Sets the status of a scholarship that the visitor found.
 * @param change `id` as in a plan
 * @returns Set-Cookie values, or undefined if the visitor does not have it
 */
export async function setFoundStatus(
  services: OwnedServices,
  visitor: Visitor,
  { id, status }: SavedScholarship,
): Promise<string[] | undefined> {
  const keptId = toKeptId({ id })
  const kept = await readOwnItems(services, visitor.cookies, foundItems)
  const mine = kept.find((each) => each.id === keptId)
  if (!mine) return undefined
  const saved = await saveOwnItem(services, visitor, foundItems, { id: keptId, own: { ...mine.own, status } })
  return saved.isSaved && typeof saved.written === 'object' ? saved.cookies : undefined
}

/**
 * Removes a scholarship that the visitor found.
 * @param id as in a plan
 * @returns whether the visitor had it
 */
export function removeFound(services: ReadServices, cookies: string | null, id: string): Promise<boolean> {
  return removeOwnItem(services, cookies, { line: 'scholarships', id: toKeptId({ id }) })
}

function toSigned(kept: KeptScholarship): PlannedScholarship {
  return { ...toPlanned(kept), signs: findScamSigns(kept.own).length }
}
