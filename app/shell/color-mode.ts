import { readStoredText, writeStoredText } from './stored.ts'

export const colorModes = ['light', 'dark', 'system'] as const
export type ColorMode = (typeof colorModes)[number]

/** The script in the document's head (app/scripts/early.ts) reads the same key before the first paint. */
export const colorModeKey = 'color-mode'

/** Returns the visitor's choice, or `system` if there is none. */
export function readColorMode(): ColorMode {
  const stored = readStoredText(colorModeKey)
  return colorModes.find((mode) => mode === stored) ?? 'system'
}

/** Shows the page in the given mode and stores the choice. */
export function applyColorMode(mode: ColorMode): void {
  if (mode === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = mode
  writeStoredText(colorModeKey, mode)
}
