/**
 * Widths in CSS pixels at which layouts change (spec §9). css-rules.test.ts checks every media query against
 * them.
 */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const
export const themeBreakpoints = { mobile: 0, tabletSm: 600, tablet: 900, desktop: 1280 } as const
export const tabletSmallWidth = '899px'

export type Device = 'mobile' | 'tablet' | 'desktop'

/** The number of columns in the page grid, which page.module.css implements. */
export const gridColumns = { desktop: 12, tablet: 8, mobile: 4 } as const satisfies Record<Device, number>

/**
 * Returns the kind of device for a window width in CSS pixels. Exactly 1279 counts as mobile: the owner's
 * rule has this gap and asks us to keep it (spec §9).
 */
export function getDevice(width: number): Device {
  if (width > 1279) return 'desktop'
  if (width > 600 && width < 1279) return 'tablet'
  return 'mobile'
}
