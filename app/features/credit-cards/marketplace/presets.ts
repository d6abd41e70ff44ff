import type { MonthlySpending } from '#domain/cards/spending.ts'
import { exampleSpending, noSpending } from '#domain/cards/spending-presets.ts'

/** What to start from, the usual one first. */
export const presets = {
  student: exampleSpending,
  nothing: noSpending,
} as const satisfies Record<string, MonthlySpending>
export type PresetCode = keyof typeof presets
export const presetCodes = ['student', 'nothing'] as const satisfies readonly PresetCode[]
export const usualPreset: PresetCode = 'student'
