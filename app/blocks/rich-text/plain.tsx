import { createContext, type ReactNode, use } from 'react'

const PlainContext = createContext(false)

/** Wraps the text of links, buttons, headings and tooltips, so that nothing inside it is interactive. */
export function Plain({ children }: { children: ReactNode }) {
  return <PlainContext value={true}>{children}</PlainContext>
}

export function useIsPlain(): boolean {
  return use(PlainContext)
}
