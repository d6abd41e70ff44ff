import { getKeys } from '#domain/keys.ts'
import type { MarketplaceSettings } from './settings.ts'

/** What each setting that can empty the list is when it is not set. */
const unset = {
  words: '',
  level: undefined,
  major: undefined,
  state: undefined,
  within: undefined,
  basis: undefined,
  dataUse: undefined,
  minDollars: undefined,
  withoutEssay: false,
  onlyRenewable: false,
  onlySaved: false,
  fit: undefined,
} as const satisfies Partial<MarketplaceSettings>

export type Narrowing = keyof typeof unset

/** A setting to remove, and how many scholarships are found without it. */
export interface RemovableFilter {
  setting: Narrowing
  settings: MarketplaceSettings
  total: number
}

/**
 * Returns the settings without which an empty list would show something, the one that finds the most first.
 * @param count how many are found with other settings
 */
export async function listRemovableFilters(
  settings: MarketplaceSettings,
  count: (without: MarketplaceSettings) => Promise<number>,
): Promise<RemovableFilter[]> {
  const ways = await Promise.all(
    getKeys(unset)
      .filter((setting) => settings[setting] !== unset[setting])
      .map(async (setting): Promise<RemovableFilter> => {
        const without = { ...settings, [setting]: unset[setting], page: 1 }
        return { setting, settings: without, total: await count(without) }
      }),
  )
  return ways.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total)
}
