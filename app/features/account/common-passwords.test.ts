import { expect, test } from 'vitest'
import { validatePassword } from '#domain/password.ts'
import { createPasswordCheck } from './common-passwords.server.ts'
import { accountText } from './messages.ts'

// cspell:ignore letm iloveyou tudent

const findWeakness = createPasswordCheck({ siteName: 'Bursar' })

test.each([
  'Password1!',
  'P@ssw0rd',
  'Pa$$w0rd2026!',
  'Qwerty123!',
  '1Qaz-2wsx',
  '!!Dragon99',
  'Iloveyou-1',
  'Football2026#',
  'Letm3in!1',
  'Abcd1234!',
])('%s satisfies the four rules, and is refused because everybody knows it', async (password) => {
  expect(validatePassword(password)).toBeNull()
  expect(await findWeakness(password, 'maya@example.com')).toBe(accountText.commonPassword)
})

test.each([
  'Maya.Ortiz@Example.com',
  'Maya.Ortiz1',
  'Maya-Ortiz-2026!',
  'M4ya.Ortiz!1',
  'MAYA_ORTIZ_EXAMPLE_COM1',
])('%s is refused for the account of that address', async (password) => {
  expect(await findWeakness(password, 'maya.ortiz@example.com')).toBe(accountText.passwordIsAddress)
})

test.each([
  'Bursar2026!',
  'Bur$ar-Bursar1',
  'Student-Loans-1',
  'My-Student-Loan1',
  '5tudent-L0an',
  'Login@123',
  'FAFSA-2026!',
  'College_Scholarships_27',
])('%s is refused, because it says nothing but what this site is about', async (password) => {
  expect(await findWeakness(password, 'maya@example.com')).toBe(accountText.passwordIsOfSite)
})

test.each(['Bursar', 's', 'Aid & Loans', '!'])(
  'with the site name %s, its words are refused, and others are decided quickly',
  async (siteName) => {
    const check = createPasswordCheck({ siteName })
    expect(await check(`${siteName}-Loans-26!`, 'maya@example.com')).toBe(accountText.passwordIsOfSite)
    expect(await check(`Zq-7${'s'.repeat(190)}`, 'maya@example.com')).toBeNull()
  },
)

test.each([
  'Correct-Horse-1',
  'Student-Mango-1',
  'Long-enough-1',
  'Sample-Pass-1',
  '48291-Purple-77310',
  'k9!x2#Ab8@qZ',
  'Día:1:große Überraschung 😀',
  'Maya likes 3 mangoes',
])('%s is accepted', async (password) => {
  expect(await findWeakness(password, 'maya@example.com')).toBeNull()
})

test('a long password is checked quickly', async () => {
  // A check that is slow for some texts would take minutes for these, so the test would time out.
  for (const filler of ['!', '1', '@', 'a', 'a!']) {
    expect(await findWeakness(`Zq-${filler.repeat(99)}7x`, 'maya@example.com')).toBeNull()
  }
})
