import type { Page } from 'playwright-core'

/** Two invented offers, as their letters print them. */
const offers = [
  {
    school: 'Harborview College',
    tuition: '46,530',
    housing: '8,020',
    food: '5,376',
    books: '1,100',
    transport: '450',
    otherCost: '350',
    schoolGrant: '31,000',
    pell: '2,645',
    seog: '800',
    workStudy: '2,500',
    subsidized: '3,500',
    unsubsidized: '2,000',
    parentPlus: '21,000',
    aidTotal: '60,945',
  },
  {
    school: 'State University at Northlake',
    costTotal: '29,400',
    tuition: '12,100',
    stateGrant: '4,000',
    pell: '2,645',
    subsidized: '3,500',
    unsubsidized: '2,000',
  },
]

/** Types two offers into the page that compares them. The lower net price is $22,755, the other $27,381. */
export async function typeOffers(page: Page) {
  for (const [at, offer] of offers.entries())
    for (const [field, value] of Object.entries(offer))
      await page.locator(`#offer-${at + 1}-${field}`).fill(value)
}
