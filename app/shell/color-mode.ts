import { readStoredText, writeStoredText } from './stored.ts'

export const colorModes = ['light', 'dark', 'system'] as const
export type ColorMode = (typeof colorModes)[number]

/** The script in the document's head (app/scripts/early.ts) reads the same key before anything is painted. */
export const colorModeKey = 'color-mode'

/** The visitor's choice; `system` until one was made. */
export function readColorMode(): ColorMode {
  const kept = readStoredText(colorModeKey)
  return colorModes.find((mode) => mode === kept) ?? 'system'
}

/** Shows the page in that mode and remembers it. */
export function applyColorMode(mode: ColorMode): void {
  if (mode === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = mode
  writeStoredText(colorModeKey, mode)
}
