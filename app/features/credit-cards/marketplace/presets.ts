import type { MonthlySpending } from '#domain/cards/spending.ts'
<<<<<<< HEAD
import { noSpending, spendingPresets } from '#domain/cards/spending-presets.ts'
=======
import { exampleSpending, mediumSpending, noSpending } from '#domain/cards/spending-presets.ts'
>>>>>>> 9afa6dc7a1a3f2f0857fa0c1e29505b2b85e647c

/** What to start from. */
export const presets = {
<<<<<<< HEAD
  ...spendingPresets,
  nothing: noSpending,
} as const satisfies Record<string, MonthlySpending>
export type PresetCode = keyof typeof presets
export const presetCodes = ['light', 'medium', 'nothing'] as const satisfies readonly PresetCode[]
export const usualPreset: PresetCode = 'light'
=======
  student: exampleSpending,
  medium: mediumSpending,
  nothing: noSpending,
} as const satisfies Record<string, MonthlySpending>
export type PresetCode = keyof typeof presets
export const presetCodes = ['student', 'medium', 'nothing'] as const satisfies readonly PresetCode[]
export const usualPreset: PresetCode = 'student'
>>>>>>> 9afa6dc7a1a3f2f0857fa0c1e29505b2b85e647c
