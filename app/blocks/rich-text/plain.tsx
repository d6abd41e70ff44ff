import { createContext, type ReactNode, use } from 'react'

const PlainContext = createContext(false)

/** Around the words of links, buttons, headings and tooltips: nothing in them can be pressed by itself. */
export function Plain({ children }: { children: ReactNode }) {
  return <PlainContext value={true}>{children}</PlainContext>
}

export function useIsPlain(): boolean {
  return use(PlainContext)
}
