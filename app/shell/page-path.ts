import type { href } from 'react-router'

/**
 * The pattern of a page's address. Browser code type-checks its addresses with it; all other code builds them
 * with `href`.
 */
export type PagePath = Parameters<typeof href>[0]
