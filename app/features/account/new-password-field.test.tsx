import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { passwordHints } from '#domain/password.ts'
import { NewPasswordField, PasswordHints } from './new-password-field.tsx'

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '|')
    .split('|')
    .filter(Boolean)

test('the field says what a password must have, in the owner’s words, and belongs to them', () => {
  const html = renderToStaticMarkup(<NewPasswordField id="p" name="p" label="Password" error={undefined} />)
  expect(textOf(html)).toEqual(
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

test('each point gets its check mark as it is met, to the eye and to the ear', () => {
  const html = renderToStaticMarkup(<PasswordHints hints={passwordHints('a1-')} hasTyped />)
  expect(html.match(/<li data-valid="true">/g)).toHaveLength(2)
  expect(textOf(html)).toContain('2 of 4 password rules met')
})
