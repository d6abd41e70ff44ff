import type { MonthlySpending } from '#domain/cards/spending.ts'
import { noSpending, spendingPresets } from '#domain/cards/spending-presets.ts'

/** What to start from. */
export const presets = {
  ...spendingPresets,
  nothing: noSpending,
} as const satisfies Record<string, MonthlySpending>
export type PresetCode = keyof typeof presets
export const presetCodes = ['light', 'medium', 'nothing'] as const satisfies readonly PresetCode[]
export const usualPreset: PresetCode = 'light'
