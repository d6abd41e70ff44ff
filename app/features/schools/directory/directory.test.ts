import { expect, test } from 'vitest'
import { usStates } from '#domain/states.ts'
import { parseDirectory, readDirectory } from './directory.ts'

const head = 'opeid\tunitid\tname\tshort name\tnicknames\tcity\tstate\tsize\tcontrol\tlevel\n'

test('the bundled list has about 1,200 institutions or more, each campus once, in known states', async () => {
  const schools = await readDirectory()
  const states = new Set(usStates.map((state) => state.abbreviation))
  expect(schools.length).toBeGreaterThan(1200)
  expect(new Set(schools.map((school) => school.unitid)).size).toBe(schools.length)
  expect(schools.filter((school) => !states.has(school.state))).toEqual([])
  expect(new Set(schools.map((school) => school.state)).size).toBeGreaterThan(50)
})

test('names are clean text, and no nickname repeats a school’s name or short name', async () => {
  for (const { name, abbreviation, alsoKnownAs, city } of await readDirectory()) {
    for (const text of [name, abbreviation, city, ...alsoKnownAs]) {
      expect(text, name).toBe(text.replace(/\s+/g, ' ').trim())
    }
    const all = [name, abbreviation, ...alsoKnownAs]
      .filter((text) => text !== '')
      .map((text) => text.toLowerCase())
    expect(new Set(all).size, name).toBe(all.length)
    expect(abbreviation.length, name).toBeLessThanOrEqual(16)
  }
})

test('keys keep their leading zeros, and a line is parsed field by field', () => {
  const [school] = parseDirectory(
    `# a remark\n${head}00131500\t110662\tOak College\tOC\tOaks; The Oak\tAmes\tIA\t5\tpublic\t\n`,
  )
  expect(school).toEqual({
    opeid: '00131500',
    unitid: '110662',
    name: 'Oak College',
    abbreviation: 'OC',
    alsoKnownAs: ['Oaks', 'The Oak'],
    city: 'Ames',
    state: 'IA',
    size: 5,
    control: 'public',
    level: null,
  })
})

test.each([
  'opeid\tname\n',
  `${head}131500\t110662\tOak College\t\t\tAmes\tIA\t5\t\t\n`,
  `${head}00131500\t110662\tOak College\t\t\tAmes\tIA\t9\t\t\n`,
  `${head}00131500\t110662\tOak College\tAmes\tIA\t5\n`,
])('a line that is not an institution throws: %j', (text) => {
  expect(() => parseDirectory(text)).toThrow(/institution/)
})
