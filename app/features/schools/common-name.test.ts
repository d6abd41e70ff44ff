import { expect, test } from 'vitest'
import { readDirectory } from '#app/features/schools/directory/directory.ts'
import { findCommonName, type NamedSchool } from './common-name.ts'

const bundled = await readDirectory()

function school(name: string, more: Partial<NamedSchool> = {}): NamedSchool {
  return { unitid: name, name, alsoKnownAs: [], city: 'Ames', size: 5, ...more }
}
const say = (name: string, schools: readonly NamedSchool[] = bundled) => {
  const found = schools.find((each) => each.name === name)
  if (!found) throw new Error(`${name} is not listed`)
  return findCommonName(found, schools)
}

test.each([
  ['Ohio State University-Main Campus', 'Ohio State'],
  ['Purdue University-Main Campus', 'Purdue'],
  ['Arizona State University Campus Immersion', 'Arizona State'],
  ['Duke University', 'Duke'],
  ['Ohio University-Main Campus', 'Ohio University'],
  ['University of Virginia-Main Campus', 'University of Virginia'],
])('%s is called %s', (name, common) => {
  expect(say(name)).toBe(common)
})

test.each([
  // Campuses of one university, each by its own name.
  'University of Michigan-Ann Arbor',
  'Indiana University-Bloomington',
  'Purdue University Fort Wayne',
  'University of California-Los Angeles',
  // A place, a state, and words that mean many schools.
  'Boston University',
  'New York University',
  'Auburn University',
  'American University',
  'Northwestern University',
])('%s keeps its whole name', (name) => {
  expect(say(name)).toBe(name)
})

test('no two schools of the bundled list are called the same unless their names are, and none by initials', () => {
  const official = new Map<string, string>()
  for (const each of bundled) {
    const name = findCommonName(each, bundled)
    expect(each.name.startsWith(name)).toBe(true)
    expect(name).toMatch(/[a-z]/)
    const known = official.get(name.toLowerCase()) ?? each.name
    expect(known, name).toBe(each.name)
    official.set(name.toLowerCase(), known)
  }
})

test('a short name stays whole when another school has it, begins with it, or it is no nickname', () => {
  const oak = school('Oak University', { alsoKnownAs: ['Oak'] })
  expect(findCommonName(oak, [oak, school('Elm College')])).toBe('Oak')
  for (const other of [
    school('Oak'),
    school('Oak-Main Campus', { size: 1 }),
    school('Elm College', { alsoKnownAs: ['OAK'], size: 1 }),
    school('Oak Hill College'),
    school('Oak University of California'),
    school('Elm College', { city: 'Oak' }),
  ]) {
    expect(findCommonName(oak, [oak, other]), other.name).toBe('Oak University')
  }
  const unsaid = school('Oak University')
  expect(findCommonName(unsaid, [unsaid])).toBe('Oak University')
})

test('small schools and campuses of the same university do not keep a name from being short', () => {
  const oak = school('Oak University-Main Campus', { alsoKnownAs: ['Oak'] })
  const others = [
    school('Oak Beauty Academy', { size: 1 }),
    school('Oak University-Elm Campus'),
    school('Oakland College'),
  ]
  expect(findCommonName(oak, [oak, ...others])).toBe('Oak')
  expect(findCommonName(oak, [oak, school('Oak University')])).toBe('Oak University-Main Campus')
})
