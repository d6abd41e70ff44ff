// cspell:ignore akamaized azureedge fastly
import { expect, test } from 'vitest'
import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { usStates } from '#domain/states.ts'
import { listProgramsFor, publicPrograms } from './public-programs.ts'

const all = [...publicPrograms.values()].flat()
const states = usStates.filter(({ kind }) => kind === 'state' || kind === 'district')

test('every state and DC has a program, and no two programs share an address', () => {
  console.log(`${all.length} public programs of ${publicPrograms.size - 1} states and the federal government`)
  expect(states.filter(({ abbreviation }) => !publicPrograms.get(abbreviation)?.length)).toEqual([])
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test('no program was read in the future, and an amount that is missing is said to be open or is in words', () => {
  for (const { id, amount, unknown, source, status } of all) {
    expect(source.readOn <= '2027-12-31', id).toBe(true)
    const isOpen = amount.lowCents === null && amount.highCents === null && amount.note === null
    if (isOpen && status !== 'closed') expect(unknown, id).toContain('amount')
  }
})

test('what is unknown is not said to be known', () => {
  for (const { id, unknown, deadline, stacking, status, who } of all) {
    if (deadline.kind === 'unknown' && status !== 'closed')
      expect([...unknown, status], id).toContain('deadline')
    if (unknown.includes('residentsOnly')) expect(who.residentsOnly, id).toBe(false)
    if (stacking === 'unknown') expect(unknown, id).toContain('stacking')
    for (const field of ['levels', 'enrollment', 'leastGpa', 'mostSai', 'citizenships', 'schools'] as const)
      if (unknown.includes(field)) expect(who[field], `${id} ${field}`).toBeNull()
  }
})

test('a program that is open has no deadline that had passed when it was read', () => {
  for (const { id, status, deadline, source, unknown } of all) {
    if (status === 'open' && deadline.on !== null) expect(deadline.on >= source.readOn, id).toBe(true)
    expect(unknown.includes('status'), id).toBe(status === 'unknown')
  }
})

test('an amount of a state is not of a later year than its source states', () => {
  for (const { id, amount, source } of all) {
    // Federal amounts come from the award year’s own module, which names where they were read.
    if (id.startsWith('us-')) continue
    const stated = source.stated?.match(/20\d\d/g)?.map(Number)
    if (amount.awardYear === null || !stated) continue
    expect(Number(amount.awardYear.slice(0, 4)), id).toBeLessThanOrEqual(Math.max(...stated))
  }
})

/**
 * Agencies, and colleges’ catalogs, that publish elsewhere than at .gov, .edu, or .us. A source at any other host is
 * somebody’s copy or retelling; add a host only if the agency or the college itself publishes there.
 */
const ownHosts = new Set([
  'builddakotascholarships.com',
  'cof.college-assist.org',
  'collegeillinois.org',
  'content.govdelivery.com',
  'gafutures.org',
  'getsmartsc.com',
  'hesaa.org',
  'kansasregents.org',
  'ncicu.org',
  'ngu.smartcatalogiq.com',
  'okpromise.org',
  'reachhighernm.com',
  'sccango.org',
  'sctuitiongrants.org',
  'secure.okcollegestart.org',
  'tnachieves.org',
  'www.cfnc.org',
  'www.collegeforalltexans.com',
  'www.collegeforwv.com',
  'www.freedomscholarshipsd.com',
  'www.kheaa.com',
  'www.pheaa.org',
])

test('a source that isn’t at an agency’s, a college’s, or a legislature’s own address is marked second-hand', () => {
  for (const { id, source } of all) {
    const { hostname } = new URL(source.url)
    const isOwn = /\.(?:gov|edu|us)$/.test(hostname) || ownHosts.has(hostname)
    if (!isOwn) expect(source.secondHand, `${id} ${hostname}`).toBe(true)
  }
})

test('no link leads to a port, a delivery network, or a site that is being tried out', () => {
  for (const { id, source, applyUrl } of all)
    for (const address of [source.url, applyUrl]) {
      if (address === null) continue
      const { hostname, port } = new URL(address)
      expect(port, `${id} ${address}`).toBe('')
      expect(hostname, id).not.toMatch(
        /^(?:test|dev|staging)\.|\.(?:cloudfront|akamaized|azureedge|fastly)\.net$/,
      )
    }
})

test('federal programs come first, and the Pell Grant is that of the award year', () => {
  const [first, ...others] = listProgramsFor('CA')
  expect(first?.program).toMatchObject({
    id: 'us-pell-grant',
    amount: { awardYear: '2026-27', highCents: awardYear202627.pell.maximumCents },
    who: { mostSai: 2 * (awardYear202627.pell.maximumCents / 100) - 1 },
  })
  expect(others.findLastIndex(({ owner }) => owner === 'US')).toBeLessThan(
    others.findIndex(({ owner }) => owner === 'CA'),
  )
  expect(listProgramsFor(undefined).every(({ owner }) => owner === 'US')).toBe(true)
})
