/** The product lines, by the vertical codes of the content model. */
export type ProductLine = 'PSL' | 'SLR' | 'CC' | 'SCHOLARSHIP' | 'FAFSA'

/** The product lines that list items of providers. */
export type ListedLine = Exclude<ProductLine, 'FAFSA'>

/** What a line lists: nothing, the invented samples that come with the program, or real items. Never a mix. */
export type Listing = 'none' | 'samples' | 'real'

export type Listings = Readonly<Record<ListedLine, Listing>>

/** Each line's display name, and its segment in paths and content links. */
export const productLines = {
  PSL: { name: 'Student Loans', category: 'student-loans' },
  SLR: { name: 'Student Loan Refinance', category: 'refinance-student-loans' },
  CC: { name: 'Credit Cards', category: 'credit-cards' },
  SCHOLARSHIP: { name: 'Scholarships', category: 'scholarships' },
  FAFSA: { name: 'FAFSA', category: 'fafsa' },
} as const satisfies Record<ProductLine, { name: string; category: string }>

/**
 * Returns the product line of a path, or `null` when it has none (home, about, glossary, account pages).
 * Accepts a path as in the address bar: query, fragment, trailing slashes, and letter case do not matter.
 */
export function findProductLine(path: string): ProductLine | null {
  const segments = (path.split(/[?#]/, 1)[0] ?? '').toLowerCase().split('/').filter(Boolean)
  // Articles live under /resources/{category}/{slug}.
  const category = segments[0] === 'resources' ? segments[1] : segments[0]
  return lineByCategory.get(category ?? '') ?? null
}

const lineByCategory = new Map<string, ProductLine>([
  ['student-loans', 'PSL'],
  ['refinance-student-loans', 'SLR'],
  ['credit-cards', 'CC'],
  ['scholarships', 'SCHOLARSHIP'],
  // The reviews page of this line has an address with a singular segment: /scholarship/reviews.
  ['scholarship', 'SCHOLARSHIP'],
  ['fafsa', 'FAFSA'],
])

/** A product, as its segment in paths names it: the one spelling of its own code outside the content model. */
export type LineCategory = (typeof productLines)[ProductLine]['category']

/** The product lines of loans, by their segments in paths. */
export const loanLines = [productLines.PSL.category, productLines.SLR.category] as const

/** All product lines, by their segments in paths, in the order of the site. */
export const lineCategories = Object.values(productLines).map(({ category }) => category)

/**
 * Whether a path is a page of a product line that a site leaves out. An article is none, whatever it is about.
 * @param path as in the address bar; see `findProductLine`
 * @param on the lines that the site has
 */
export function isLeftOut(path: string, on: readonly LineCategory[]): boolean {
  if (on.length === lineCategories.length) return false
  const [first = '', ...rest] = path.split('/').filter(Boolean)
  const segment = first.toLowerCase()
  if (segment === 'resources') return false
  const line = findProductLine(segment === 'dashboard' ? `/${rest.join('/')}` : path)
  return line !== null && !on.includes(productLines[line].category)
}
