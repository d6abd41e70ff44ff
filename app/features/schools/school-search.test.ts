import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { readDirectory } from '#app/features/schools/directory/directory.ts'
import { objectWords } from '#testing/object-prototype-keys.ts'
import {
  buildSchoolSearch,
  buildSchoolSearchInSlices,
  type SchoolSearch,
  type SearchedSchool,
} from './school-search.ts'

// cspell:ignore bama vanderb yalle priceton dukee nortwestern rensselear univercity berekley syracuze holyoke hulman salle lasalle piedras havard purdew fordum

let bundled: SearchedSchool[]
let index: SchoolSearch

beforeAll(async () => {
  bundled = await readDirectory()
  index = buildSchoolSearch(bundled)
})

/** [search text, UNITID that must be found, worst acceptable position] */
const expected: Record<string, [string, string, number][]> = {
  'short names': [
    ['NYU', '193900', 1],
    ['mit', '166683', 1],
    ['UConn', '129020', 1],
    ['VCU', '234030', 1],
    ['u.c.l.a.', '110662', 1],
    ['osu', '204796', 3],
    ['USC', '123961', 2],
    ['NC A&T', '199102', 1],
  ],
  nicknames: [
    ['Mizzou', '178396', 1],
    ['WashU', '179867', 1],
    ['wash u', '179867', 1],
    ['Ole Miss', '176017', 1],
    ['Bama', '100751', 1],
    ['Cal Poly SLO', '110422', 1],
    ['U-Dub', '236948', 1],
    ['Georgia Tech', '139755', 1],
    ['ohio st', '204796', 1],
    ['SUNY Binghamton', '196079', 1],
    ['UT Dallas', '228787', 1],
    ['west point', '197036', 1],
  ],
  'unfinished words': [
    ['yal', '130794', 1],
    ['vanderb', '221999', 1],
    ['univ of wash', '236948', 2],
    ['boston c', '164924', 2],
    ['texas tec', '229115', 1],
    ['massachusetts inst', '166683', 1],
  ],
  'typing errors': [
    ['yalle', '130794', 1],
    ['priceton', '186131', 1],
    ['dukee university', '198419', 1],
    ['nortwestern', '147767', 1],
    ['carnegie melon', '211440', 1],
    ['rensselear', '194824', 1],
    ['univercity of oregon', '209551', 1],
    ['berekley', '110635', 2],
    ['syracuze', '196413', 1],
    ['purdew', '243780', 2],
    ['purdew university', '243780', 2],
    ['fordum', '191241', 1],
    ['west lafayette purdew', '243780', 1],
  ],
  'any order of words': [
    ['university brown', '217156', 1],
    ['state michigan', '171100', 1],
    ['carolina north university chapel hill', '199120', 1],
    ['tech virginia', '233921', 1],
  ],
  'St. and Saint, Mt. and Mount': [
    ['st olaf', '174844', 1],
    ['Saint Olaf', '174844', 1],
    ['st. louis university', '179159', 1],
    ['saint petersburg college', '137078', 1],
    ['Mount San Antonio', '119164', 1],
    ['mt holyoke', '166939', 1],
  ],
  '& and the word and': [
    ['washington & lee', '234207', 1],
    ['washington and lee', '234207', 1],
    ['texas a&m', '228723', 1],
    ['texas a and m', '228723', 1],
    ['texas am', '228723', 1],
    ['lewis & clark', '209056', 1],
  ],
  'hyphens and apostrophes': [
    ['rose hulman', '152318', 1],
    ['winston-salem', '199999', 2],
    ['st josephs philadelphia', '215770', 1],
    ['st joseph’s philadelphia', '215770', 1],
    ["texas woman's", '229179', 1],
    ['texas womans', '229179', 1],
    ['la salle', '213367', 1],
    ['lasalle', '213367', 1],
    ['de paul', '144740', 1],
  ],
  accents: [
    ['Mayagüez', '243197', 1],
    ['Río Piedras', '243221', 1],
    ['Universidad de Puerto Rico Mayagüez', '243197', 1],
  ],
  places: [
    ['durham duke', '198419', 1],
    ['gainesville florida', '134130', 3],
    ['community college portland or', '209746', 1],
    ['Baltimore', '161873', 3],
    ['columbia missouri university', '178396', 2],
    ['community college brooklyn', '190619', 1],
    ['cc philadelphia', '215239', 1],
  ],
}

for (const [kind, cases] of Object.entries(expected)) {
  test.each(cases)(`${kind}: %j finds %s at place %i or better`, (typed, unitid, worst) => {
    const place = index.search(typed).findIndex((school) => school.unitid === unitid) + 1
    expect(
      place,
      index
        .search(typed)
        .map((school) => school.name)
        .slice(0, 5)
        .join('; '),
    ).toBeGreaterThan(0)
    expect(place).toBeLessThanOrEqual(worst)
  })
}

test.each(['001315', '00131500', ' 001315 '])(
  'an OPEID, of six or eight digits, finds its school: %j',
  (typed) => {
    expect(index.search(typed).map((school) => school.unitid)).toEqual(['110662'])
  },
)

test('six digits of an OPEID find all its schools, the main campus first; eight digits find one', () => {
  const schools = [
    school({ unitid: '100001', opeid: '00900102', size: 5 }),
    school({ unitid: '100002', opeid: '00900100', size: 2 }),
    school({ unitid: '100003', opeid: '00900101', size: 3 }),
    school({ unitid: '100004', opeid: '01900100', size: 3 }),
  ]
  const { search } = buildSchoolSearch(schools)
  expect(search('009001').map((option) => option.unitid)).toEqual(['100002', '100001', '100003'])
  expect(search('009001', 2)).toHaveLength(2)
  expect(search('00900101').map((option) => option.unitid)).toEqual(['100003'])
})

test.each(['9001', '0900100', '900100', '009001001', '100002'])(
  'digits that are not a whole OPEID are none: %j',
  (typed) => {
    expect(buildSchoolSearch([school({ unitid: '100002', opeid: '00900100' })]).search(typed)).toEqual([])
  },
)

test('among equal matches the larger school comes first', () => {
  const schools = [
    school({ unitid: '100001', size: 2, state: 'IA' }),
    school({ unitid: '100002', size: 5, state: 'OH' }),
  ]
  const found = buildSchoolSearch(schools).search('oak college')
  expect(found.map((option) => option.unitid)).toEqual(['100002', '100001'])
})

test('a better match comes before a larger school', () => {
  const schools = [
    school({ unitid: '100001', name: 'Oakland University', size: 5 }),
    school({ unitid: '100002', name: 'Oak University', size: 1 }),
  ]
  expect(buildSchoolSearch(schools).search('oak')[0]?.unitid).toBe('100002')
})

test('schools that share an OPEID are one option, the largest; the names of the others find it too', () => {
  const schools = [
    school({ unitid: '100001', opeid: '00900100', name: 'Oak College-Online', city: 'Reno', size: 2 }),
    school({ unitid: '100002', opeid: '00900100', name: 'Oak College', size: 4 }),
  ]
  const search = buildSchoolSearch(schools)
  expect(search.options.map((option) => option.unitid)).toEqual(['100002'])
  expect(search.search('oak college online').map((option) => option.unitid)).toEqual(['100002'])
  expect(search.search('oak reno').map((option) => option.unitid)).toEqual(['100002'])
})

test.each(['', '   ', '\n\t', '-', '日本語', '12345678901', '🎓', '\u0000'])(
  'a text without a known word finds nothing: %j',
  (typed) => {
    expect(index.search(typed)).toEqual([])
  },
)

test('any three or more letters that start a school’s name find something', () => {
  const names = bundled.map((school) => school.name)
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.integer({ min: 3, max: 80 }), (name, length) => {
      const typed = name.slice(0, length)
      if (typed.replace(/[^a-z]/gi, '').length < 3) return
      expect(index.search(typed), typed).not.toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('a whole name finds its school, or one with the same words, first', () => {
  for (const { name, opeid } of bundled) {
    const places = index.search(name)
    const place = places.findIndex((option) => option.opeid === opeid)
    const sameName = places.filter((option) => option.name === name).length
    expect(place, name).toBeGreaterThanOrEqual(0)
    expect(place, name).toBeLessThan(Math.max(3, sameName))
  }
})

test.each(objectWords)('the word "%s" changes nothing that the other words find', (word) => {
  expect(index.search(`${word} college`)).toEqual(index.search('qqqqqq college'))
})

test('any text gives at most 20 schools, always the same ones, and never an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.nat(40), (typed, limit) => {
      const found = index.search(typed, limit)
      expect(found.length).toBeLessThanOrEqual(Math.min(limit, 20))
      expect(index.search(typed, limit)).toEqual(found)
    }),
    { numRuns: 500 },
  )
})

test('texts made of words from school names follow those rules too', () => {
  const words = fc.constantFrom(...bundled.flatMap(({ name, city }) => `${name} ${city}`.split(' ')))
  fc.assert(
    fc.property(fc.array(words, { maxLength: 15 }), (typed) => {
      const found = index.search(typed.join(' '))
      expect(found.length).toBeLessThanOrEqual(20)
      expect(new Set(found.map((option) => option.opeid)).size).toBe(found.length)
      expect(index.search(typed.join(' '))).toEqual(found)
    }),
    { numRuns: 500 },
  )
})

test('the index built in slices gives the same results as the one built at once', async () => {
  const sliced = await buildSchoolSearchInSlices(bundled)
  expect(sliced.options).toEqual(index.options)
  for (const typed of ['ucla', 'state univ', 'havard'])
    expect(sliced.search(typed)).toEqual(index.search(typed))
})

test('an index without schools finds nothing', () => {
  expect(buildSchoolSearch([]).search('yale')).toEqual([])
})

function school(facts: Partial<SearchedSchool>): SearchedSchool {
  return {
    name: 'Oak College',
    abbreviation: '',
    alsoKnownAs: [],
    city: 'Ames',
    state: 'IA',
    unitid: '100000',
    size: 3,
    ...facts,
    opeid: facts.opeid ?? `00${facts.unitid ?? '100000'}`,
  }
}
