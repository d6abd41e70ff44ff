/** Widths in CSS pixels at which layouts change (spec §9). css-rules.test.ts holds every media query to them. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const
export const themeBreakpoints = { mobile: 0, tabletSm: 600, tablet: 900, desktop: 1280 } as const
export const tabletSmallWidth = '899px'

export type Device = 'mobile' | 'tablet' | 'desktop'

/** Columns of the page grid; page.module.css draws them. */
export const gridColumns = { desktop: 12, tablet: 8, mobile: 4 } as const satisfies Record<Device, number>

/**
 * The kind of device a window is, by its width in CSS pixels.
 * Exactly 1279 counts as mobile: the owner's rule has that hole and asks for it to be kept (spec §9).
 */
export function deviceOf(width: number): Device {
  if (width > 1279) return 'desktop'
  if (width > 600 && width < 1279) return 'tablet'
  return 'mobile'
}
