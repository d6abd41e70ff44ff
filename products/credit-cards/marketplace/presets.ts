import type { MonthlySpending } from '#domain/cards/spending.ts'
import {
  exampleSpending,
  firstCardSpending,
  mediumSpending,
  noSpending,
} from '#domain/cards/spending-presets.ts'

/** What to start from. */
export const presets = {
  first: firstCardSpending,
  student: exampleSpending,
  medium: mediumSpending,
  nothing: noSpending,
} as const satisfies Record<string, MonthlySpending>
export type PresetCode = keyof typeof presets
export const presetCodes = ['first', 'student', 'medium', 'nothing'] as const satisfies readonly PresetCode[]
export const defaultPreset: PresetCode = 'first'
