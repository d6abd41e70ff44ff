import { readStoredText, writeStoredText } from './stored.ts'

export const colourModes = ['light', 'dark', 'system'] as const
export type ColourMode = (typeof colourModes)[number]

/** The script in the document's head (app/scripts/early.ts) reads the same key before anything is painted. */
export const colourModeKey = 'colour-mode'

/** The visitor's choice; `system` until one was made. */
export function readColourMode(): ColourMode {
  const kept = readStoredText(colourModeKey)
  return colourModes.find((mode) => mode === kept) ?? 'system'
}

/** Shows the page in that mode and remembers it. */
export function applyColourMode(mode: ColourMode): void {
  if (mode === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = mode
  writeStoredText(colourModeKey, mode)
}
