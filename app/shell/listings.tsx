import { createContext, useContext } from 'react'
import { Note } from '#app/ui/note/note.tsx'
import type { ListedLine, Listings, ProductLine } from '#domain/product-line.ts'
import { shellText } from './messages.ts'

/** Where the listings are unknown, such as on an error page, nothing is said of them. */
export const listingsUnknown: Listings = { PSL: 'real', SLR: 'real', CC: 'real', SCHOLARSHIP: 'real' }

const ListingsContext = createContext<Listings>(listingsUnknown)

export const ListingsProvider = ListingsContext.Provider

/** Returns what each product line lists today. */
export function useListings(): Listings {
  return useContext(ListingsContext)
}

/** For a line that lists samples, the point that says so beside its promises; otherwise nothing. */
export function useSamplesPoint(line: ProductLine): { title: string; text: string }[] {
  const listings = useListings()
  if (line === 'FAFSA' || listings[line] !== 'samples') return []
  return [{ title: shellText.samplesTitle, text: shellText.samplesHere(shellText.listed[line]) }]
}

/** Says that a line has nothing to compare, before a visitor answers its questions. */
export function NoneListed({ line }: { line: ListedLine }) {
  if (useListings()[line] !== 'none') return null
  return <Note>{shellText.noneListed(shellText.listed[line])}</Note>
}
