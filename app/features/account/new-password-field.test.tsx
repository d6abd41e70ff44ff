import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { passwordHints } from '#domain/password.ts'
import { NewPasswordField, PasswordHints } from './new-password-field.tsx'
import { SignInForm } from './sign-in-form.tsx'

const toText = (html: string) =>
  html
    .replace(/<[^>]+>/g, '|')
    .split('|')
    .filter(Boolean)

test('the field lists the password requirements in the owner’s words and is associated with them', () => {
  const html = renderToStaticMarkup(<NewPasswordField id="p" name="p" label="Password" error={undefined} />)
  expect(toText(html)).toEqual(
    expect.arrayContaining([
      'Your password must have at least:',
      '8 characters',
      '1 uppercase letter',
      '1 digit',
      '1 special character',
    ]),
  )
  expect(html).toContain('aria-describedby="p-hint"')
  expect(html).not.toContain('data-valid')
})

test('passwords are masked, and password managers can fill them in', () => {
  const html = renderToStaticMarkup(<NewPasswordField id="p" name="p" label="Password" error={undefined} />)
  const form = {
    reply: undefined,
    isSubmitting: false,
    onSubmit: undefined,
    onInput: () => {},
    otherForm: '/signin',
  }
  const signIn = renderToStaticMarkup(<SignInForm {...form} />)
  expect(findInput(html)).toContain('type="password"')
  expect(findInput(html)).toContain('autoComplete="new-password"')
  expect(findInput(signIn)).toContain('type="password"')
  expect(findInput(signIn)).toContain('autoComplete="current-password"')
})

/** Returns the input of a password. */
function findInput(html: string) {
  return html.match(/<input[^>]*-password[^>]*>/)?.[0]
}

test('each requirement that is met gets a check mark, and screen readers hear how many are met', () => {
  const html = renderToStaticMarkup(<PasswordHints hints={passwordHints('a1-')} hasTyped />)
  expect(html.match(/<li data-valid="true">/g)).toHaveLength(2)
  expect(toText(html)).toContain('2 of 4 password rules met')
})
