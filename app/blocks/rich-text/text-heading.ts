import { createContext } from 'react'

/**
 * The element for the headings of a text in a block, whatever their style: one level below the heading they stand
 * under, and a paragraph where there is none. Undefined where the headings of the text are in the outline.
 */
export const TextHeading = createContext<'h3' | 'h4' | 'h5' | 'p' | undefined>(undefined)
